import type { notes } from '@portal/shared-lib/contract/case-notes'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { NOTE_TEXTS } from '@portal/shared-lib/contract/rules/case-note'
import { notesFor, placeOf } from '../../../petitions/record/notes'
import { getPetitionId } from '../../../petitions/record/scope'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { type Log, storedOr } from '../../../platform/http/stored-or'
import type { Services } from '../../../platform/services'

/** Of a petition that the caller may see. */
export async function readNotes(
  db: Db,
  caller: Caller,
  petitionNo: string,
  { fieldKeys, log }: Pick<Services, 'fieldKeys'> & { readonly log: Log },
): Promise<CallAnswer<typeof notes>> {
  const petitionId = await getPetitionId(db, caller, petitionNo)
  const rows = await notesFor(db, caller, petitionId)
    .innerJoin('person', 'person.id', 'author_id')
    .select(['case_note.id as noteId', 'author_id', 'user_name as author', 'shared', 'text', 'written_at'])
    .orderBy('written_at', 'desc')
    .orderBy('case_note.id', 'desc')
    .execute()
  return rows.map(({ author_id, written_at, text, ...note }) => ({
    ...note,
    text: storedOr(
      log,
      { note: note.noteId },
      () => fieldKeys.decrypt(text, placeOf(caller, petitionId, author_id)),
      () => NOTE_TEXTS.unreadable,
    ),
    writtenAt: dateTimeOf(written_at),
    isOwn: author_id === caller.personId,
  }))
}
