import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { mailIds, mailMissing } from './mail-ids'

/** Adds mails of the caller's inbox or outbox to the favourites, or takes them out. All of them, or none. */
export async function starMails(db: Db, caller: Caller, named: readonly string[], starred: boolean): Promise<void> {
  const ids = mailIds(named)
  const received = await db
    .updateTable('mail_receiver')
    .set({ starred })
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('mail_id', 'in', ids)
    .where('box', '=', 'inbox')
    .returning('mail_id as id')
    .execute()
  const sent = await db
    .updateTable('mail')
    .set({ starred })
    .where('province_code', '=', caller.provinceCode)
    .where('sender_id', '=', caller.personId)
    .where('id', 'in', ids)
    .where('box', '=', 'outbox')
    .returning('id')
    .execute()
  const found = new Set([...received, ...sent].map(({ id }) => id))
  if (!ids.every(id => found.has(id))) mailMissing()
  await tell(db, [caller.personId], 'Mail')
}
