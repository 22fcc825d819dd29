import { OUTBOX, RECOVER, TO_TRASH } from '@portal/shared-lib/contract/rules/mail'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { moveReceived, moveSent } from './boxes'
import { holdCounters } from './counters'
import { mailIds, mailMissing } from './mail-ids'

interface Deletion {
  readonly groupIds: readonly string[]
  /** From which box. */
  readonly type: string
  readonly deleteFlag: string
}

/** Takes mails out of a box of the caller's: to the trash, or for good. All of them, or none where one is missing. */
export async function deleteMails(db: Db, caller: Caller, { groupIds, type, deleteFlag }: Deletion, at: Date) {
  const ids = mailIds(groupIds)
  const to = deleteFlag === TO_TRASH ? 'trash' : 'gone'
  await holdCounters(db, caller, [caller.personId])
  const moved =
    type === OUTBOX
      ? await moveSent(db, caller, ids, { from: 'outbox', to, at })
      : await moveReceived(db, caller, ids, { from: 'inbox', to, at })
  await settle(db, caller, ids, moved, to === 'trash' ? '删除邮件' : '彻底删除邮件')
}

interface TrashChange {
  readonly groupIds: readonly string[]
  readonly deleteFlag: string
}

/** Recovers mails of the caller's trash to where they were, or purges them. All of them, or none. */
export async function changeTrash(db: Db, caller: Caller, { groupIds, deleteFlag }: TrashChange, at: Date) {
  const ids = mailIds(groupIds)
  const recover = deleteFlag === RECOVER
  await holdCounters(db, caller, [caller.personId])
  const received = await moveReceived(db, caller, ids, { from: 'trash', to: recover ? 'inbox' : 'gone', at })
  const sent = await moveSent(db, caller, ids, { from: 'trash', to: recover ? 'outbox' : 'gone', at })
  await settle(db, caller, ids, [...received, ...sent], recover ? '恢复邮件' : '彻底删除邮件')
}

async function settle(db: Db, caller: Caller, ids: readonly string[], moved: readonly string[], action: string) {
  const found = new Set(moved)
  if (!ids.every(id => found.has(id))) mailMissing()
  for (const objectId of ids) await recordAudit(db, { ...actorOf(caller), action, objectType: 'mail', objectId })
  await tell(db, [caller.personId], 'Mail')
}
