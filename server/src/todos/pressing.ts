import { type RawBuilder, sql } from 'kysely'
import { dayOf, startOfDay } from '../calendar/china-time'

/** Urgent: yellow or worse. */
export type Pressing = 'urgent' | 'overdue'

/** SQL of whether work presses; what is overdue is urgent, too, so that one index serves both. */
export function isPressing(table: 'todo' | 'approval', by: Pressing, now: Date): RawBuilder<boolean> {
  const [yellow, due] = [sql.ref(`${table}.yellow_at`), sql.ref(`${table}.due_at`)]
  const urgent = sql<boolean>`${yellow} <= ${now}`
  return by === 'urgent' ? urgent : sql<boolean>`${urgent} and ${due} < ${startOfDay(dayOf(now))}`
}
