import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { LAMP_THRESHOLDS, type LampThresholds } from './lamps'

/** When the lamp of a row turns, provided that it is due then. */
export interface RowThresholds extends LampThresholds {
  readonly id: string
  readonly petitionId: string
  readonly dueAt: Date
}

interface Written {
  readonly petitionIds: readonly string[]
  readonly clocks: readonly RowThresholds[]
  readonly todos: readonly RowThresholds[]
}

/** Writes down when limits turn, in the caller's transaction: clocks and to-dos as given, approvals and petitions with these. */
export async function writeThresholds(
  db: Db,
  provinceCode: string,
  { petitionIds, clocks, todos }: Written,
): Promise<void> {
  await sql`select lock_petitions(array[${provinceCode}], ${petitionIds}::bigint[])`.execute(db)
  await writeRows(db, provinceCode, 'clock', clocks)
  await writeRows(db, provinceCode, 'todo', todos)
  await sql`update approval set ${thresholdsAs('todo')} from todo
    where approval.province_code = ${provinceCode} and approval.petition_id = any(${petitionIds}::bigint[])
      and approval.state = 'pending' and todo.province_code = approval.province_code
      and todo.ref_id = approval.id::text and todo.todo_type = any(${APPROVAL_TODOS}) and todo.done_at is null
      and todo.due_at = approval.due_at`.execute(db)
  await sql`update petition set ${thresholdsAs('clock')} from clock
    where petition.province_code = ${provinceCode} and petition.id = any(${petitionIds}::bigint[])
      and clock.province_code = petition.province_code and clock.petition_id = petition.id
      and clock.due_at = petition.due_at and clock.state = 'running'`.execute(db)
}

async function writeRows(db: Db, provinceCode: string, table: 'clock' | 'todo', rows: readonly RowThresholds[]) {
  const instants = (name: keyof LampThresholds | 'dueAt') => sql`${rows.map(row => row[name])}::timestamptz[]`
  await sql`update ${sql.table(table)} as row set ${thresholdsAs('moved')}
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${sql.join([...LAMP_THRESHOLDS, 'dueAt' as const].map(instants))})
      as moved (id, ${sql.join(LAMP_THRESHOLDS.map(name => sql.ref(name)))}, due_at)
    where row.province_code = ${provinceCode} and row.id = moved.id and row.due_at = moved.due_at`.execute(db)
}

const thresholdsAs = (from: string) =>
  sql.join(LAMP_THRESHOLDS.map(name => sql`${sql.ref(name)} = ${sql.ref(`${from}.${name}`)}`))
