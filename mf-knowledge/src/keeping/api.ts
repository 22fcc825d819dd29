import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  addLesson,
  createCourse,
  type ManagedCourseAnswer,
  type ManagedCoursesAnswer,
  managedCourse,
  managedCourses,
  moveLesson,
  publishCourse,
  removeLesson,
  renameLesson,
  saveChapters,
  saveCourse,
  saveQuiz,
  withdrawCourse,
} from '@portal/shared-lib/contract/calls/course-admin'

export type Listed = ManagedCoursesAnswer['list'][number]
export type Role = ManagedCoursesAnswer['roles'][number]
export type Managed = ManagedCourseAnswer
export type ManagedLesson = ManagedCourseAnswer['lessons'][number]
export type Quiz = NonNullable<ManagedCourseAnswer['quiz']>

export const {
  useKeepingListQuery,
  useKeepingCourseQuery,
  useKeepingCreateMutation,
  useKeepingSaveMutation,
  useKeepingPublishMutation,
  useKeepingWithdrawMutation,
  useKeepingAddLessonMutation,
  useKeepingRenameLessonMutation,
  useKeepingMoveLessonMutation,
  useKeepingRemoveLessonMutation,
  useKeepingSaveChaptersMutation,
  useKeepingSaveQuizMutation,
} = remoteApi('mf-knowledge', 'keeping', build => ({
  keepingList: reads(build, managedCourses, ['Knowledge']),
  keepingCourse: reads(build, managedCourse, ['Knowledge']),
  keepingCreate: writes(build, createCourse, ['Knowledge']),
  keepingSave: writes(build, saveCourse, ['Knowledge']),
  keepingPublish: writes(build, publishCourse, ['Knowledge']),
  keepingWithdraw: writes(build, withdrawCourse, ['Knowledge']),
  keepingAddLesson: writes(build, addLesson, ['Knowledge']),
  keepingRenameLesson: writes(build, renameLesson, ['Knowledge']),
  keepingMoveLesson: writes(build, moveLesson, ['Knowledge']),
  keepingRemoveLesson: writes(build, removeLesson, ['Knowledge']),
  keepingSaveChapters: writes(build, saveChapters, ['Knowledge']),
  keepingSaveQuiz: writes(build, saveQuiz, ['Knowledge']),
}))
