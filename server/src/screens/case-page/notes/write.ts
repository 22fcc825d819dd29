import type { removeNote, saveNote } from '@portal/shared-lib/contract/case-notes'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { NOTE_TEXTS, NOTES } from '@portal/shared-lib/contract/rules/case-note'
import { isOwn, notesFor, placeOf } from '../../../petitions/record/notes'
import { getPetitionId } from '../../../petitions/record/scope'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'

type SaveAsk = Ask<CallInput<typeof saveNote>>
type RemoveAsk = Ask<CallInput<typeof removeNote>>

/** Writes a note, or one of the caller's anew; others are refused as those that do not exist. */
export async function write(ask: SaveAsk): Promise<null> {
  const { args, caller, db, services } = ask
  const petitionId = await getPetitionId(db, caller, args.petitionNo)
  const text = services.fieldKeys.encrypt(args.text, placeOf(caller, petitionId, caller.personId))
  const written = { text, shared: args.shared, written_at: services.now() }
  if (args.noteId === undefined) {
    await refuseIfTooMany(ask, petitionId)
    const { provinceCode: province_code, personId: author_id, orgId: org_id, deptId: dept_id } = caller
    const of = { province_code, petition_id: petitionId, author_id, org_id, dept_id }
    await db
      .insertInto('case_note')
      .values({ ...of, ...written })
      .execute()
  } else {
    const { numUpdatedRows } = await db
      .updateTable('case_note')
      .set(written)
      .where(isOwn(caller, petitionId, args.noteId))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuseRule(NOTE_TEXTS.notOwn)
  }
  return audited(ask, '写便签')
}

export async function remove(ask: RemoveAsk): Promise<null> {
  const { args, caller, db } = ask
  const petitionId = await getPetitionId(db, caller, args.petitionNo)
  const { numDeletedRows } = await db
    .deleteFrom('case_note')
    .where(isOwn(caller, petitionId, args.noteId))
    .executeTakeFirst()
  if (numDeletedRows === 0n) refuseRule(NOTE_TEXTS.notOwn)
  return audited(ask, '删除便签')
}

async function refuseIfTooMany({ caller, db }: SaveAsk, petitionId: string): Promise<void> {
  const { count } = await notesFor(db, caller, petitionId)
    .where('author_id', '=', caller.personId)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= NOTES.mostOfOne) refuseRule(NOTE_TEXTS.tooMany)
}

/** What a note says stays out of the audit. */
async function audited(ask: SaveAsk | RemoveAsk, action: string): Promise<null> {
  const { args, caller, db, requestId, request } = ask
  const what = { action, objectType: 'petition', objectId: args.petitionNo }
  await recordAudit(db, { ...actorOf(caller), ...what, requestId, address: request.ip })
  return null
}
