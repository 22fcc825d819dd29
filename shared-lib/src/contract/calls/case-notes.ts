// Made from ../case-notes.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../case-notes'

export type NotesArgs = CallArgs<typeof contract.notes>
export type NotesAnswer = CallAnswer<typeof contract.notes>
export type RemoveNoteArgs = CallArgs<typeof contract.removeNote>
export type RemoveNoteAnswer = CallAnswer<typeof contract.removeNote>
export type SaveNoteArgs = CallArgs<typeof contract.saveNote>
export type SaveNoteAnswer = CallAnswer<typeof contract.saveNote>

export const notes: CallDescriptor<NotesArgs, NotesAnswer> = {"id":"caseNotes.notes","method":"POST","path":"api/petitions/notes","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"noteId":"bqid","text":"bqnr","shared":"gxbz","author":"xm","writtenAt":"jlsj"}}

export const removeNote: CallDescriptor<RemoveNoteArgs, RemoveNoteAnswer> = {"id":"caseNotes.removeNote","method":"POST","path":"api/petitions/removeNote","body":"json","writes":true,"send":{"petitionNo":"xfjbh","noteId":"bqid"}}

export const saveNote: CallDescriptor<SaveNoteArgs, SaveNoteAnswer> = {"id":"caseNotes.saveNote","method":"POST","path":"api/petitions/saveNote","body":"json","writes":true,"send":{"petitionNo":"xfjbh","noteId":"bqid","text":"bqnr","shared":"gxbz"}}
