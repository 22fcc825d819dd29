import type { CallInput } from '@portal/shared-lib/contract/form'
import type { sendMail as contract } from '@portal/shared-lib/contract/mail'
import { MAIL_TEXTS } from '@portal/shared-lib/contract/rules/mail'
import { activePeople } from '../../people/directory/active-people'
import { actorOf } from '../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { refuseRule } from '../../platform/refusal'
import { attachToMail } from './attachments'
import { countSending } from './counters'
import { discardDraft } from './draft'
import { indexMail } from './search-index'

interface Receiver {
  readonly personId: string
  readonly orgId: string
  readonly deptId: string
}

/** Accounts named in a refusal; a list of thousands would tell nobody anything. */
const NAMED_AT_MOST = 5

/**
 * Those whom login accounts name, in the order given, each once, with the post that stands beside the name in the
 * outbox. Refuses accounts that cannot read mail.
 */
async function getReceivers(db: Db, accounts: readonly string[]): Promise<Receiver[]> {
  const wanted = [...new Set(accounts)]
  const active = await activePeople(db, wanted)
  const receivers = new Map(active.map(({ account, ...receiver }) => [account, receiver]))
  const missing = wanted.filter(account => !receivers.has(account))
  if (missing.length > 0) refuseMissing(missing)
  return wanted.flatMap(account => receivers.get(account) ?? [])
}

function refuseMissing(accounts: readonly string[]): never {
  const more = accounts.length > NAMED_AT_MOST ? '等' : ''
  return refuseRule(`${MAIL_TEXTS.receiversGone}${accounts.slice(0, NAMED_AT_MOST).join('、')}${more}，请重新选择`)
}

/** Sends a mail as the caller; answers its id. */
export async function sendMail(
  db: Db,
  caller: Caller,
  { contents, receivers: accounts, attachments, draft }: CallInput<typeof contract>,
  at: Date,
  origin: Pick<AuditEntry, 'requestId' | 'address'> = {},
): Promise<string> {
  const receivers = await getReceivers(db, accounts)
  const mailId = await storeMail(db, caller, contents, receivers.length, at)
  await attachToMail(
    db,
    caller,
    mailId,
    attachments.map(({ id }) => id),
  )
  await deliver(db, caller, mailId, receivers, at)
  await indexMail(db, caller.provinceCode, mailId)
  if (draft) await discardDraft(db, caller, draft.key)
  await recordAudit(db, { ...origin, ...actorOf(caller), action: '发送邮件', objectType: 'mail', objectId: mailId })
  const receiverIds = receivers.map(receiver => receiver.personId)
  await countSending(db, caller, receiverIds)
  await tell(db, [...new Set([...receiverIds, caller.personId])], 'Mail')
  return mailId
}

async function storeMail(db: Db, caller: Caller, contents: string, receiverCount: number, at: Date): Promise<string> {
  const { id } = await db
    .insertInto('mail')
    .values({
      province_code: caller.provinceCode,
      sender_id: caller.personId,
      sender_org_id: caller.orgId,
      sender_dept_id: caller.deptId,
      contents,
      sent_at: at,
      receiver_count: receiverCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function deliver(db: Db, caller: Caller, mailId: string, receivers: readonly Receiver[], at: Date) {
  const rows = receivers.map(({ personId, orgId, deptId }, index) => ({
    province_code: caller.provinceCode,
    mail_id: mailId,
    person_id: personId,
    seq: index + 1,
    org_id: orgId,
    dept_id: deptId,
    sent_at: at,
  }))
  await db.insertInto('mail_receiver').values(rows).execute()
}
