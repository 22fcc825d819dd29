import { type RawBuilder, sql } from 'kysely'
import { dayOf, startOfDay } from '../../platform/calendar/china-time'

/** Soon due: yellow or orange. Overdue: red. Urgent: either. */
export type Pressing = 'urgent' | 'soon' | 'overdue'

/** SQL of whether work presses; what is overdue is urgent, too, so that one index serves both. */
export function isPressing(table: 'todo' | 'approval', by: Pressing, now: Date): RawBuilder<boolean> {
  const [yellow, due] = [sql.ref(`${table}.yellow_at`), sql.ref(`${table}.due_at`)]
  const urgent = sql<boolean>`${yellow} <= ${now}`
  if (by === 'urgent') return urgent
  const today = startOfDay(dayOf(now))
  return by === 'overdue'
    ? sql<boolean>`${urgent} and ${due} < ${today}`
    : sql<boolean>`${urgent} and ${due} >= ${today}`
}
