import type { CallInput } from '@portal/shared-lib/contract/form'
import type { withdrawNotice as contract } from '@portal/shared-lib/contract/notices'
import { NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/notice'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { setFiles } from './files'
import { getToChange } from './managed'
import type { Origin } from './save'
import { tellReaders } from './tell-readers'

type Ask = CallInput<typeof contract>

/** Takes a published or scheduled notice back. */
export async function withdrawNotice(db: Db, caller: Caller, ask: Ask, now: Date, origin: Origin): Promise<void> {
  const { id, state, version } = await getToChange(db, caller, ask)
  if (state !== 'published') refuseRule(NOTICE_TEXTS.notPublished)
  await db
    .updateTable('notice')
    .set({ state: 'withdrawn', version: version + 1, author_id: caller.personId, changed_at: now })
    .where('id', '=', id)
    .execute()
  await recordAudit(db, { ...origin, ...actorOf(caller), action: '撤回公告', objectType: 'notice', objectId: id })
  await tellReaders(db)
}

/** Throws a draft or a withdrawn notice away, with its files. */
export async function removeNotice(db: Db, caller: Caller, ask: Ask, origin: Origin): Promise<void> {
  const notice = await getToChange(db, caller, ask)
  if (notice.state === 'published') refuseRule(NOTICE_TEXTS.published)
  await setFiles(db, caller, notice.id, [])
  await db.deleteFrom('notice').where('id', '=', notice.id).execute()
  await recordAudit(db, {
    ...origin,
    ...actorOf(caller),
    action: '删除公告',
    objectType: 'notice',
    objectId: notice.id,
  })
}
