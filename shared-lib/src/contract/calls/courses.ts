// Made from ../courses.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../courses'

export type CompletionArgs = CallArgs<typeof contract.completion>
export type CompletionAnswer = CallAnswer<typeof contract.completion>
export type CourseArgs = CallArgs<typeof contract.course>
export type CourseAnswer = CallAnswer<typeof contract.course>
export type CoursesArgs = CallArgs<typeof contract.courses>
export type CoursesAnswer = CallAnswer<typeof contract.courses>
export type KeepProgressArgs = CallArgs<typeof contract.keepProgress>
export type KeepProgressAnswer = CallAnswer<typeof contract.keepProgress>
export type WatchArgs = CallArgs<typeof contract.watch>
export type WatchAnswer = CallAnswer<typeof contract.watch>

export const completion: CallDescriptor<CompletionArgs, CompletionAnswer> = {"id":"courses.completion","method":"POST","path":"api/courses/completion","body":"json"}

export const course: CallDescriptor<CourseArgs, CourseAnswer> = {"id":"courses.course","method":"POST","path":"api/courses/course","body":"json"}

export const courses: CallDescriptor<CoursesArgs, CoursesAnswer> = {"id":"courses.courses","method":"POST","path":"api/courses/list","body":"json"}

export const keepProgress: CallDescriptor<KeepProgressArgs, KeepProgressAnswer> = {"id":"courses.keepProgress","method":"POST","path":"api/courses/progress","body":"json","writes":true}

export const watch: CallDescriptor<WatchArgs, WatchAnswer> = {"id":"courses.watch","method":"POST","path":"api/courses/watch","body":"json","writes":true}
