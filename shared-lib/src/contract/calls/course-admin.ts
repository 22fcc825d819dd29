// Made from ../course-admin.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../course-admin'

export type AddLessonArgs = CallArgs<typeof contract.addLesson>
export type AddLessonAnswer = CallAnswer<typeof contract.addLesson>
export type CreateCourseArgs = CallArgs<typeof contract.createCourse>
export type CreateCourseAnswer = CallAnswer<typeof contract.createCourse>
export type GrantAttemptArgs = CallArgs<typeof contract.grantAttempt>
export type GrantAttemptAnswer = CallAnswer<typeof contract.grantAttempt>
export type LessonSubtitlesArgs = CallArgs<typeof contract.lessonSubtitles>
export type LessonSubtitlesAnswer = CallAnswer<typeof contract.lessonSubtitles>
export type ManagedCourseArgs = CallArgs<typeof contract.managedCourse>
export type ManagedCourseAnswer = CallAnswer<typeof contract.managedCourse>
export type ManagedCoursesArgs = CallArgs<typeof contract.managedCourses>
export type ManagedCoursesAnswer = CallAnswer<typeof contract.managedCourses>
export type MoveLessonArgs = CallArgs<typeof contract.moveLesson>
export type MoveLessonAnswer = CallAnswer<typeof contract.moveLesson>
export type PublishCourseArgs = CallArgs<typeof contract.publishCourse>
export type PublishCourseAnswer = CallAnswer<typeof contract.publishCourse>
export type RemoveLessonArgs = CallArgs<typeof contract.removeLesson>
export type RemoveLessonAnswer = CallAnswer<typeof contract.removeLesson>
export type RenameLessonArgs = CallArgs<typeof contract.renameLesson>
export type RenameLessonAnswer = CallAnswer<typeof contract.renameLesson>
export type SaveChaptersArgs = CallArgs<typeof contract.saveChapters>
export type SaveChaptersAnswer = CallAnswer<typeof contract.saveChapters>
export type SaveCourseArgs = CallArgs<typeof contract.saveCourse>
export type SaveCourseAnswer = CallAnswer<typeof contract.saveCourse>
export type SaveLessonFilesArgs = CallArgs<typeof contract.saveLessonFiles>
export type SaveLessonFilesAnswer = CallAnswer<typeof contract.saveLessonFiles>
export type SavePosterArgs = CallArgs<typeof contract.savePoster>
export type SavePosterAnswer = CallAnswer<typeof contract.savePoster>
export type SaveQuizArgs = CallArgs<typeof contract.saveQuiz>
export type SaveQuizAnswer = CallAnswer<typeof contract.saveQuiz>
export type SaveSubtitlesArgs = CallArgs<typeof contract.saveSubtitles>
export type SaveSubtitlesAnswer = CallAnswer<typeof contract.saveSubtitles>
export type WithdrawCourseArgs = CallArgs<typeof contract.withdrawCourse>
export type WithdrawCourseAnswer = CallAnswer<typeof contract.withdrawCourse>

export const addLesson: CallDescriptor<AddLessonArgs, AddLessonAnswer> = {"id":"courseAdmin.addLesson","method":"POST","path":"api/courses/addLesson","body":"json","writes":true}

export const createCourse: CallDescriptor<CreateCourseArgs, CreateCourseAnswer> = {"id":"courseAdmin.createCourse","method":"POST","path":"api/courses/create","body":"json","writes":true}

export const grantAttempt: CallDescriptor<GrantAttemptArgs, GrantAttemptAnswer> = {"id":"courseAdmin.grantAttempt","method":"POST","path":"api/courses/grantAttempt","body":"json","writes":true}

export const lessonSubtitles: CallDescriptor<LessonSubtitlesArgs, LessonSubtitlesAnswer> = {"id":"courseAdmin.lessonSubtitles","method":"POST","path":"api/courses/subtitles","body":"json"}

export const managedCourse: CallDescriptor<ManagedCourseArgs, ManagedCourseAnswer> = {"id":"courseAdmin.managedCourse","method":"POST","path":"api/courses/managedCourse","body":"json","receive":{"lessons":["lessons",{"files":["files",{"name":"wjm"}],"poster":["poster",{"name":"wjm"}]}]}}

export const managedCourses: CallDescriptor<ManagedCoursesArgs, ManagedCoursesAnswer> = {"id":"courseAdmin.managedCourses","method":"POST","path":"api/courses/managed","body":"json"}

export const moveLesson: CallDescriptor<MoveLessonArgs, MoveLessonAnswer> = {"id":"courseAdmin.moveLesson","method":"POST","path":"api/courses/moveLesson","body":"json","writes":true}

export const publishCourse: CallDescriptor<PublishCourseArgs, PublishCourseAnswer> = {"id":"courseAdmin.publishCourse","method":"POST","path":"api/courses/publish","body":"json","writes":true}

export const removeLesson: CallDescriptor<RemoveLessonArgs, RemoveLessonAnswer> = {"id":"courseAdmin.removeLesson","method":"POST","path":"api/courses/removeLesson","body":"json","writes":true}

export const renameLesson: CallDescriptor<RenameLessonArgs, RenameLessonAnswer> = {"id":"courseAdmin.renameLesson","method":"POST","path":"api/courses/renameLesson","body":"json","writes":true}

export const saveChapters: CallDescriptor<SaveChaptersArgs, SaveChaptersAnswer> = {"id":"courseAdmin.saveChapters","method":"POST","path":"api/courses/saveChapters","body":"json","writes":true}

export const saveCourse: CallDescriptor<SaveCourseArgs, SaveCourseAnswer> = {"id":"courseAdmin.saveCourse","method":"POST","path":"api/courses/save","body":"json","writes":true}

export const saveLessonFiles: CallDescriptor<SaveLessonFilesArgs, SaveLessonFilesAnswer> = {"id":"courseAdmin.saveLessonFiles","method":"POST","path":"api/courses/saveFiles","body":"json","writes":true,"send":{"fileIds":"fjList"}}

export const savePoster: CallDescriptor<SavePosterArgs, SavePosterAnswer> = {"id":"courseAdmin.savePoster","method":"POST","path":"api/courses/savePoster","body":"json","writes":true}

export const saveQuiz: CallDescriptor<SaveQuizArgs, SaveQuizAnswer> = {"id":"courseAdmin.saveQuiz","method":"POST","path":"api/courses/saveQuiz","body":"json","writes":true}

export const saveSubtitles: CallDescriptor<SaveSubtitlesArgs, SaveSubtitlesAnswer> = {"id":"courseAdmin.saveSubtitles","method":"POST","path":"api/courses/saveSubtitles","body":"json","writes":true}

export const withdrawCourse: CallDescriptor<WithdrawCourseArgs, WithdrawCourseAnswer> = {"id":"courseAdmin.withdrawCourse","method":"POST","path":"api/courses/withdraw","body":"json","writes":true}
