// Made from ../courses.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../courses'

export type AddNoteArgs = CallArgs<typeof contract.addNote>
export type AddNoteAnswer = CallAnswer<typeof contract.addNote>
export type CompletionArgs = CallArgs<typeof contract.completion>
export type CompletionAnswer = CallAnswer<typeof contract.completion>
export type CourseArgs = CallArgs<typeof contract.course>
export type CourseAnswer = CallAnswer<typeof contract.course>
export type CoursesArgs = CallArgs<typeof contract.courses>
export type CoursesAnswer = CallAnswer<typeof contract.courses>
export type KeepProgressArgs = CallArgs<typeof contract.keepProgress>
export type KeepProgressAnswer = CallAnswer<typeof contract.keepProgress>
export type NotesArgs = CallArgs<typeof contract.notes>
export type NotesAnswer = CallAnswer<typeof contract.notes>
export type RemindLearnersArgs = CallArgs<typeof contract.remindLearners>
export type RemindLearnersAnswer = CallAnswer<typeof contract.remindLearners>
export type RemoveNoteArgs = CallArgs<typeof contract.removeNote>
export type RemoveNoteAnswer = CallAnswer<typeof contract.removeNote>
export type WatchArgs = CallArgs<typeof contract.watch>
export type WatchAnswer = CallAnswer<typeof contract.watch>

export const addNote: CallDescriptor<AddNoteArgs, AddNoteAnswer> = {"id":"courses.addNote","method":"POST","path":"api/courses/addNote","body":"json","writes":true}

export const completion: CallDescriptor<CompletionArgs, CompletionAnswer> = {"id":"courses.completion","method":"POST","path":"api/courses/completion","body":"json"}

export const course: CallDescriptor<CourseArgs, CourseAnswer> = {"id":"courses.course","method":"POST","path":"api/courses/course","body":"json","receive":{"lessons":["lessons",{"files":["files",{"name":"wjm"}]}]}}

export const courses: CallDescriptor<CoursesArgs, CoursesAnswer> = {"id":"courses.courses","method":"POST","path":"api/courses/list","body":"json"}

export const keepProgress: CallDescriptor<KeepProgressArgs, KeepProgressAnswer> = {"id":"courses.keepProgress","method":"POST","path":"api/courses/progress","body":"json","writes":true}

export const notes: CallDescriptor<NotesArgs, NotesAnswer> = {"id":"courses.notes","method":"POST","path":"api/courses/notes","body":"json"}

export const remindLearners: CallDescriptor<RemindLearnersArgs, RemindLearnersAnswer> = {"id":"courses.remindLearners","method":"POST","path":"api/courses/remind","body":"json","writes":true}

export const removeNote: CallDescriptor<RemoveNoteArgs, RemoveNoteAnswer> = {"id":"courses.removeNote","method":"POST","path":"api/courses/removeNote","body":"json","writes":true}

export const watch: CallDescriptor<WatchArgs, WatchAnswer> = {"id":"courses.watch","method":"POST","path":"api/courses/watch","body":"json","writes":true}
