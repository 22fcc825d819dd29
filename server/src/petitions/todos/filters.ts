import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely'
import type { Database } from '../../platform/database/schema'
import { beginsWith, contains } from '../../platform/paging/like'
import { isPressing } from './pressing'

export interface TodoFilters {
  readonly keywords?: string | undefined
  readonly onlyUnclaimed: boolean
  readonly onlyUrgent: boolean
}

type Tables = ExpressionBuilder<Database, 'todo' | 'petition' | 'petition_person'>
type Condition = ExpressionWrapper<Database, 'todo' | 'petition' | 'petition_person', SqlBool>

export const isFiltered = ({ keywords, onlyUnclaimed, onlyUrgent }: TodoFilters): boolean =>
  Boolean(keywords) || onlyUnclaimed || onlyUrgent

/** The condition of a list's filters on to-dos joined with their petition and its main petitioner. */
export function matching({ keywords, onlyUnclaimed, onlyUrgent }: TodoFilters, now: Date) {
  return (row: Tables): Condition =>
    row.and([
      ...(keywords ? [mentions(row, keywords)] : []),
      ...(onlyUnclaimed ? [row('todo.person_id', '=', '')] : []),
      ...(onlyUrgent ? [isPressing('todo', 'urgent', now)] : []),
    ])
}

/** A number from its beginning, a petitioner from the beginning of the name, or words of the summary. */
function mentions(row: Tables, keywords: string): Condition {
  return row.or([
    row('petition.petition_no', 'like', beginsWith(keywords.toUpperCase())),
    row('petition_person.name', 'like', beginsWith(keywords)),
    row('petition.summary', 'like', contains(keywords)),
  ])
}
