import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/petition-drafts'
import type { FormName } from '@portal/shared-lib/contract/rules/petition-forms'
import { sql } from 'kysely'
import { DAY_MS, dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { stagedOf } from '../../platform/files/staged'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'

type Draft = CallAnswer<typeof contract.drafts>[number]

/** Drafts nobody went on with. */
const KEPT_MS = 30 * DAY_MS
const NOT_OWN = '该草稿不属于您，请从自己的草稿中打开'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const placeOf = (id: string): string => `petition_draft.content:${id}`
/** What was typed holds numbers that are nowhere legible in the database. */
const sealed = (keys: FieldKeys, id: string, content: string): string =>
  JSON.stringify({ sealed: keys.encrypt(content, placeOf(id)) })

/** Keeps what was typed for its author alone; saving it again, on whatever machine, goes on with it. */
export async function saveDraft(
  db: Db,
  caller: Caller,
  { id, form, content, fileIds }: CallInput<typeof contract.saveDraft>,
  { fieldKeys, now }: Pick<Services, 'fieldKeys' | 'now'>,
): Promise<Draft> {
  const { personId } = caller
  const at = now()
  const kept = { content: sealed(fieldKeys, id, content), updated_at: at }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('petition_draft')
    .values({ id, person_id: personId, form, ...kept })
    .onConflict(row =>
      row
        .column('id')
        .doUpdateSet(kept)
        .where('petition_draft.person_id', '=', personId)
        .where('petition_draft.form', '=', form),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) refuseRule(NOT_OWN)
  await keepDraftFiles(db, caller, id, fileIds)
  return { id, form, savedAt: dateTimeOf(at) }
}

/** The caller's own drafts of a form, or of all, the newest first. */
export async function listDrafts(db: Db, { personId }: Caller, form?: FormName): Promise<Draft[]> {
  const drafts = await db
    .selectFrom('petition_draft')
    .where('person_id', '=', personId)
    .$if(form !== undefined, query => query.where('form', '=', form ?? ''))
    .orderBy('updated_at', 'desc')
    .select(['id', 'form', 'updated_at'])
    .execute()
  return drafts.map(row => ({ id: row.id, form: row.form as FormName, savedAt: dateTimeOf(row.updated_at) }))
}

export async function readDraft(
  db: Db,
  { personId }: Caller,
  id: string,
  { fieldKeys }: Pick<Services, 'fieldKeys'>,
): Promise<CallAnswer<typeof contract.draft>> {
  const found = await db
    .selectFrom('petition_draft')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .select(['form', 'updated_at', sql<string>`content ->> 'sealed'`.as('sealed')])
    .executeTakeFirst()
  if (!found) return refuseRule(NOT_OWN)
  const { form, updated_at, sealed: kept } = found
  const content = fieldKeys.decrypt(kept, placeOf(id))
  return { id, form: form as FormName, savedAt: dateTimeOf(updated_at), content, files: await draftFilesOf(db, id) }
}

/** Deleting what is gone already changes nothing. */
export async function deleteDraft(db: Db, { personId }: Caller, id: string): Promise<null> {
  if (UUID.test(id))
    await db.deleteFrom('petition_draft').where('id', '=', id).where('person_id', '=', personId).execute()
  return null
}

export async function forgetPetitionDrafts({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('petition_draft')
    .where('updated_at', '<', new Date(now().getTime() - KEPT_MS))
    .execute()
}

/** Keeps with a draft the files that its author has staged, instead of those it had. */
async function keepDraftFiles(db: Db, caller: Caller, draftId: string, fileIds: readonly string[]): Promise<void> {
  await db.deleteFrom('petition_draft_file').where('draft_id', '=', draftId).execute()
  const staged = await stagedOf(db, caller, fileIds)
  const rows = staged.map((fileId, index) => ({ draft_id: draftId, seq: index + 1, file_id: fileId }))
  if (rows.length > 0) await db.insertInto('petition_draft_file').values(rows).execute()
}

/** The files of a draft that can still be registered with it. */
async function draftFilesOf(db: Db, draftId: string) {
  const files = await db
    .selectFrom('petition_draft_file')
    .innerJoin('file', 'file.id', 'petition_draft_file.file_id')
    .where('draft_id', '=', draftId)
    .where('state', '=', 'staged')
    .orderBy('seq')
    .select(['file.id', 'file.name', 'file.size'])
    .execute()
  return files.map(file => ({ ...file, size: Number(file.size) }))
}
