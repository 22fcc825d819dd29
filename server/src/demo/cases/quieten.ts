import { sql } from 'kysely'
import { addDays, startOfDay } from '../../platform/calendar/china-time'
import type { Services } from '../../platform/services'
import { noteToldLimits } from '../messages/told-limits'

/** Messages of the last two days have not been read yet. */
const UNREAD_DAYS = 2

/** What the cases have told people lies behind them: older messages are read, and of limits everybody was warned. */
export async function quieten({ db, config }: Services, today: string): Promise<void> {
  const since = startOfDay(addDays(today, -UNREAD_DAYS))
  await db.transaction().execute(async transaction => {
    await transaction
      .updateTable('message')
      .set({ state: '1' })
      .where('state', '=', '0')
      .where('created_at', '<', since)
      .execute()
    await transaction
      .updateTable('message_counter')
      .set({
        unread: sql`(select count(*) from message where message.person_id = message_counter.person_id
        and message.type = message_counter.type and message.state = '0')`,
      })
      .execute()
    await noteToldLimits(transaction, config.provinceCode, today)
  })
}
