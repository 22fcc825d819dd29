import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { attachFiles } from '../../platform/files/attach'
import { isPetitionVisible } from './scope'

/** Attaches files that the caller has staged, in the order in which they were named. */
export async function attachToPetition(
  db: Db,
  caller: Caller,
  petitionId: string,
  fileIds: readonly string[],
): Promise<void> {
  await addFiles(db, caller, petitionId, await attachFiles(db, caller, fileIds))
}

/** As `attachToPetition`, of what is attached on the form of its registration: while that can be corrected, so can this. */
export async function attachOnForm(
  db: Db,
  caller: Caller,
  petitionId: string,
  fileIds: readonly string[],
): Promise<void> {
  await attachToPetition(db, caller, petitionId, fileIds)
  if (fileIds.length === 0) return
  await db
    .updateTable('petition_file')
    .set({ on_form: true })
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .where('file_id', 'in', fileIds)
    .execute()
}

/** Adds files that are kept already behind those that a petition has; they belong to the entry of the timeline that follows. */
export async function addFiles(
  db: Db,
  { provinceCode }: Pick<Caller, 'provinceCode'>,
  petitionId: string,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return
  const place = { province_code: provinceCode, petition_id: petitionId }
  const last = await lastSeq(db, place)
  const timeline_seq = (await lastEntry(db, place)) + 1
  await db
    .insertInto('petition_file')
    .values(fileIds.map((fileId, index) => ({ ...place, seq: last + index + 1, file_id: fileId, timeline_seq })))
    .execute()
}

interface Place {
  readonly province_code: string
  readonly petition_id: string
}

async function lastEntry(db: Db, { province_code, petition_id }: Place): Promise<number> {
  const { last } = await db
    .selectFrom('timeline')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', petition_id)
    .select(eb => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function lastSeq(db: Db, { province_code, petition_id }: Place) {
  const { last } = await db
    .selectFrom('petition_file')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', petition_id)
    .select(eb => eb.fn.max('seq').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** The files of a petition that have not been withdrawn. */
export const attachmentRows = (db: Db, { provinceCode }: Caller, petitionId: string) =>
  db
    .selectFrom('petition_file')
    .where('petition_file.province_code', '=', provinceCode)
    .where('petition_file.petition_id', '=', petitionId)
    .where('withdrawn_seq', 'is', null)

/** As `attachmentRows`, as an answer names them. */
export async function attachmentsOf(db: Db, caller: Caller, petitionId: string) {
  const files = await attachmentRows(db, caller, petitionId)
    .innerJoin('file', 'file.id', 'petition_file.file_id')
    .orderBy('seq')
    .select(['file.id', 'file.name', 'file.size'])
    .execute()
  return files.map(file => ({ ...file, size: Number(file.size) }))
}

/** Whether the caller may open a file by the petition it belongs to. */
export async function readsByPetition(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  const of = await db
    .selectFrom('petition_file')
    .where('province_code', '=', caller.provinceCode)
    .where('file_id', '=', fileId)
    .where('withdrawn_seq', 'is', null)
    .select('petition_id')
    .executeTakeFirst()
  return of !== undefined && isPetitionVisible(db, caller, of.petition_id)
}
