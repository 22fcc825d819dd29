import { BOARD_COLUMNS } from '@portal/shared-lib/contract/rules/kanban'
import { sql } from 'kysely'

const TYPES = BOARD_COLUMNS.flatMap(({ types }) => types)
const COLUMNS = BOARD_COLUMNS.flatMap(({ key, types }) => types.map(() => key))

/** SQL of a join that gives each to-do the column of the board in which it lies. */
export const WITH_COLUMN = sql`join unnest(${TYPES}::text[], ${COLUMNS}::text[]) as stage (type, "column")
  on stage.type = todo.todo_type`
