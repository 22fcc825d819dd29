import { type RawBuilder, sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'

/** Soon due: yellow or orange. Overdue: red. Urgent: either. Today: due today, whatever its lamp. */
export type Pressing = 'urgent' | 'soon' | 'overdue' | 'today'

/** SQL of whether work presses; what is overdue is urgent, too, so that one index serves both. */
export function isPressing(table: 'todo' | 'approval', by: Pressing, now: Date): RawBuilder<boolean> {
  const [yellow, due] = [sql.ref(`${table}.yellow_at`), sql.ref(`${table}.due_at`)]
  const urgent = sql<boolean>`${yellow} <= ${now}`
  if (by === 'urgent') return urgent
  const today = startOfDay(dayOf(now))
  if (by === 'today') return sql<boolean>`${due} >= ${today} and ${due} < ${startOfDay(addDays(dayOf(now), 1))}`
  return by === 'overdue'
    ? sql<boolean>`${urgent} and ${due} < ${today}`
    : sql<boolean>`${urgent} and ${due} >= ${today}`
}
