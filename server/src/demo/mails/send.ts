import { addDays } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { readReceived } from '../../post/mail/read'
import { sendMail } from '../../post/mail/send'
import { getCaller } from '../people/callers'
import { type DemoMail, MAILS } from './texts'

/** Mails of the last days lie unread. */
const UNREAD_DAYS = 3
const READ_AFTER_MS = 25 * 60_000

/** Lets the people of the demonstration write to each other, the oldest mail first. */
export async function sendMails(db: Db, today: string): Promise<void> {
  for (const mail of MAILS.toReversed()) await sendAndRead(db, mail, today)
}

async function sendAndRead(db: Db, [daysAgo, time, from, to, contents]: DemoMail, today: string): Promise<void> {
  const at = new Date(`${addDays(today, -daysAgo)}T${time}:00+08:00`)
  const receivers = to.split(' ')
  const mailId = await sendMail(db, getCaller(from), { contents, receivers, attachments: [] }, at)
  if (daysAgo <= UNREAD_DAYS) return
  const readAt = new Date(at.getTime() + READ_AFTER_MS)
  for (const receiver of receivers) await readReceived(db, getCaller(receiver), [mailId], readAt)
}
