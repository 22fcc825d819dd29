import { addFiles } from '../../../petitions/record/attachments'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import type { LetterPage } from '../letter-pages'

type Letters = ReadonlyMap<string, readonly LetterPage[]>

/**
 * Gives letters the pages that are theirs from now on, and the files whose pages all are. A file that several letters
 * share belongs to none as a whole: whoever may see one of them would see the others too.
 */
export async function placePages(db: Db, caller: Caller, letters: Letters): Promise<void> {
  const { provinceCode } = caller
  const pages = [...letters].flatMap(([petitionId, own]) => own.map((page, index) => ({ petitionId, index, ...page })))
  const fileIds = [...new Set(pages.map(({ fileId }) => fileId))]
  await db
    .deleteFrom('letter_page')
    .where('province_code', '=', provinceCode)
    .where('petition_id', 'in', [...letters.keys()])
    .execute()
  await db
    .insertInto('letter_page')
    .values(
      pages.map(({ petitionId, index, fileId, page, turned, dropped }) => ({
        province_code: provinceCode,
        petition_id: petitionId,
        seq: index + 1,
        file_id: fileId,
        page,
        turned,
        dropped,
      })),
    )
    .execute()
  await db.deleteFrom('petition_file').where('file_id', 'in', fileIds).execute()
  const owners = await ownersOf(db, fileIds)
  for (const petitionId of letters.keys()) {
    const whole = fileIds.filter(fileId => owners.get(fileId) === petitionId)
    await addFiles(db, caller, petitionId, whole)
  }
}

/** Which letter has all pages of a file that are in any. */
async function ownersOf(db: Db, fileIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('letter_page')
    .where('file_id', 'in', fileIds)
    .groupBy('file_id')
    .having(eb => eb(eb.fn.count('petition_id').distinct(), '=', 1))
    .select(eb => ['file_id as fileId', eb.fn.min('petition_id').as('petitionId')])
    .execute()
  return new Map(rows.map(({ fileId, petitionId }) => [fileId, petitionId]))
}
