import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { refuseRule } from '../../platform/refusal'
import { moveSent } from './boxes'
import { changeCounters, holdCounters } from './counters'
import { mailIds, mailMissing } from './mail-ids'

const READ_ALREADY = '收件人已阅读该邮件，不能收回'

/**
 * Takes a sent mail back from all its receivers, or from none where one has read it. It leaves their boxes and lies in
 * the caller's trash. Whoever reads at the same moment is either first, and it stays, or finds it recalled.
 */
export async function recallMail(db: Db, caller: Caller, groupId: string, at: Date): Promise<void> {
  const [id = ''] = mailIds([groupId])
  const receivers = await receiversOf(db, caller, id)
  await holdCounters(db, caller, [...new Set([...receivers, caller.personId])])
  await markRecalled(db, caller, id, at)
  const inInbox = await takeBack(db, caller, id, receivers.length)
  await changeCounters(db, caller, inInbox, { received: -1, unread: -1 })
  await moveSent(db, caller, [id], { from: 'outbox', to: 'trash', at })
  await recordAudit(db, { ...actorOf(caller), action: '收回邮件', objectType: 'mail', objectId: id })
  await tell(db, [...new Set([...receivers, caller.personId])], 'Mail')
}

async function receiversOf(db: Db, { provinceCode }: Caller, mailId: string): Promise<string[]> {
  const receivers = await db
    .selectFrom('mail_receiver')
    .where('province_code', '=', provinceCode)
    .where('mail_id', '=', mailId)
    .select('person_id')
    .execute()
  return receivers.map(({ person_id }) => person_id)
}

/** Only what the caller sent and still has in the outbox, once. */
async function markRecalled(db: Db, caller: Caller, id: string, at: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ recalled_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('sender_id', '=', caller.personId)
    .where('id', '=', id)
    .where('box', '=', 'outbox')
    .where('recalled_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) mailMissing()
}

/** Takes the mail from all who have it; answers those who had it in their inbox. */
async function takeBack(db: Db, caller: Caller, mailId: string, receivers: number): Promise<string[]> {
  const unread = db
    .selectFrom('mail_receiver')
    .where('province_code', '=', caller.provinceCode)
    .where('mail_id', '=', mailId)
    .where('read_at', 'is', null)
  const found = await unread.select(['person_id', 'box']).orderBy('person_id').forUpdate().execute()
  if (found.length < receivers) return refuseRule(READ_ALREADY)
  await db
    .updateTable('mail_receiver')
    .set({ box: 'recalled' })
    .where('province_code', '=', caller.provinceCode)
    .where('mail_id', '=', mailId)
    .execute()
  return found.flatMap(({ person_id, box }) => (box === 'inbox' ? [person_id] : []))
}
