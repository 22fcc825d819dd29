import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { draft as readContract, saveDraft as saveContract } from '@portal/shared-lib/contract/mail'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { draftFilesOf, keepDraftFiles } from './draft-files'

type Draft = CallAnswer<typeof readContract>
type Saved = CallInput<typeof saveContract>

const DAY_MS = 86_400_000
/** Drafts nobody went on with. */
const KEPT_MS = 30 * DAY_MS

/** What the caller was writing: a new mail (empty key) or the answer to a mail. */
export async function findDraft(db: Db, caller: Caller, key: string): Promise<Draft> {
  const found = await draftsOf(db, caller, key)
    .select(['receivers', 'contents', 'version', 'saved_at'])
    .executeTakeFirst()
  if (!found) return null
  const { saved_at, ...draft } = found
  return { ...draft, savedAt: dateTimeOf(saved_at), attachments: await draftFilesOf(db, caller, key) }
}

/**
 * Keeps what is being written; answers the new version. Refused where another window kept something since, or sent the
 * draft or threw it away: what is over does not come back.
 */
export async function saveDraft(db: Db, caller: Caller, draft: Saved, at: Date): Promise<{ version: number }> {
  const { key, receivers, contents, attachments } = draft
  const version = draft.version + 1
  const written = { receivers: JSON.stringify(receivers), contents, version, saved_at: at }
  const saved = draft.version === 0 ? await begin(db, caller, key, written) : await goOn(db, caller, key, written)
  if (!saved) refuse('draftChanged')
  await keepDraftFiles(db, caller, key, attachments)
  return { version }
}

interface Written {
  readonly receivers: string
  readonly contents: string
  readonly version: number
  readonly saved_at: Date
}

async function begin(db: Db, { provinceCode, personId }: Caller, key: string, written: Written): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mail_draft')
    .values({ province_code: provinceCode, person_id: personId, draft_key: key, ...written })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function goOn(db: Db, { provinceCode, personId }: Caller, key: string, written: Written): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_draft')
    .set(written)
    .where('province_code', '=', provinceCode)
    .where('person_id', '=', personId)
    .where('draft_key', '=', key)
    .where('version', '=', written.version - 1)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function discardDraft(db: Db, caller: Caller, key: string): Promise<void> {
  await db
    .deleteFrom('mail_draft')
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('draft_key', '=', key)
    .execute()
}

export async function forgetDrafts({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('mail_draft')
    .where('saved_at', '<', new Date(now().getTime() - KEPT_MS))
    .execute()
}

function draftsOf(db: Db, caller: Caller, key: string) {
  return db
    .selectFrom('mail_draft')
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('draft_key', '=', key)
}
