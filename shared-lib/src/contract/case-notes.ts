import { z } from 'zod'
import { dateTime, nothing } from './fields'
import { call, named } from './form'
import { NOTE_TEXTS, NOTES } from './rules/case-note'
import { written } from './written'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))
const noteId = named('bqid', z.string().min(1).max(20))
/** Whether the author's department reads it; else the author alone. */
const shared = named('gxbz', z.boolean())

/** 便签 on a petition that the caller may read, the newest first. They are no part of its file. */
export const notes = call('POST', 'api/petitions/notes', {
  json: { petitionNo },
  answer: z.array(
    z.object({
      noteId,
      text: named('bqnr', z.string()),
      shared,
      author: named('xm', z.string()),
      writtenAt: named('jlsj', dateTime),
      /** Whether the caller wrote it, and so may change and remove it. */
      isOwn: z.boolean(),
    }),
  ),
})

/** Writes a note, or writes one of the caller's anew. */
export const saveNote = call('POST', 'api/petitions/saveNote', {
  writes: true,
  json: {
    petitionNo,
    noteId: noteId.optional(),
    text: named('bqnr', written(NOTE_TEXTS.empty, { max: NOTES.longest })),
    shared: shared.default(false),
  },
  answer: nothing,
})

/** Removes one of the caller's. */
export const removeNote = call('POST', 'api/petitions/removeNote', {
  writes: true,
  json: { petitionNo, noteId },
  answer: nothing,
})
