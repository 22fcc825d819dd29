import type { CallInput } from '@portal/shared-lib/contract/form'
import type { saveNotice as contract } from '@portal/shared-lib/contract/notices'
import { NOTICE_TEXTS } from '@portal/shared-lib/contract/rules/notice'
import { actorOf } from '../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../platform/audit/record'
import { instantOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { setFiles } from './files'
import { getToChange, stateOf } from './managed'
import { tellReaders } from './tell-readers'

type Ask = CallInput<typeof contract>
export type Origin = Pick<AuditEntry, 'requestId' | 'address'>

/** Saves a notice of the caller's organisation, as a draft or published; answers its id. */
export async function saveNotice(db: Db, caller: Caller, ask: Ask, now: Date, origin: Origin): Promise<string> {
  const written = writtenOf(caller, ask, now)
  const id = ask.id === undefined ? await insert(db, caller, written) : await change(db, caller, ask, written, now)
  await setFiles(db, caller, id, ask.fileIds)
  const action = ask.publish ? '发布公告' : '保存公告草稿'
  await recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'notice', objectId: id })
  if (ask.publish && written.told) await tellReaders(db)
  return id
}

type Written = ReturnType<typeof writtenOf>

function writtenOf({ orgName, personId }: Caller, ask: Ask, now: Date) {
  const publishAt = publishTimeOf(ask, now)
  return {
    title: ask.title,
    content: ask.content,
    publisher: orgName,
    state: ask.publish ? ('published' as const) : ('draft' as const),
    created_at: publishAt,
    author_id: personId,
    changed_at: now,
    told: publishAt <= now,
  }
}

function publishTimeOf({ publish, publishAt }: Ask, now: Date): Date {
  if (!publish || publishAt === undefined) return now
  const at = instantOf(publishAt) ?? refuse('badInput', { detail: 'publishAt' })
  return at > now ? at : refuseRule(NOTICE_TEXTS.past)
}

async function insert(db: Db, { orgId }: Caller, written: Written): Promise<string> {
  const row = { ...written, org_id: orgId }
  const { id } = await db.insertInto('notice').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What was withdrawn and is published again is new to everybody. */
async function change(db: Db, caller: Caller, { id = '', version }: Ask, written: Written, now: Date) {
  const before = await getToChange(db, caller, { id, version })
  if (stateOf(before, now) === 'published') refuseRule(NOTICE_TEXTS.published)
  await db.deleteFrom('notice_reader').where('notice_id', '=', id).execute()
  await db
    .updateTable('notice')
    .set({ ...written, version: before.version + 1 })
    .where('id', '=', id)
    .execute()
  return id
}
