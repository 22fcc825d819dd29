import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  addLesson,
  createCourse,
  lessonSubtitles,
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
  saveLessonFiles,
  savePoster,
  saveQuiz,
  saveSubtitles,
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
  useKeepingSubtitlesQuery,
  useKeepingCreateMutation,
  useKeepingSaveMutation,
  useKeepingPublishMutation,
  useKeepingWithdrawMutation,
  useKeepingAddLessonMutation,
  useKeepingRenameLessonMutation,
  useKeepingMoveLessonMutation,
  useKeepingRemoveLessonMutation,
  useKeepingSaveChaptersMutation,
  useKeepingSaveSubtitlesMutation,
  useKeepingSaveFilesMutation,
  useKeepingSavePosterMutation,
  useKeepingSaveQuizMutation,
} = remoteApi('mf-knowledge', 'keeping', build => ({
  keepingList: reads(build, managedCourses, ['Knowledge']),
  keepingCourse: reads(build, managedCourse, ['Knowledge']),
  keepingSubtitles: reads(build, lessonSubtitles),
  keepingCreate: writes(build, createCourse, ['Knowledge']),
  keepingSave: writes(build, saveCourse, ['Knowledge']),
  keepingPublish: writes(build, publishCourse, ['Knowledge']),
  keepingWithdraw: writes(build, withdrawCourse, ['Knowledge']),
  keepingAddLesson: writes(build, addLesson, ['Knowledge']),
  keepingRenameLesson: writes(build, renameLesson, ['Knowledge']),
  keepingMoveLesson: writes(build, moveLesson, ['Knowledge']),
  keepingRemoveLesson: writes(build, removeLesson, ['Knowledge']),
  keepingSaveChapters: writes(build, saveChapters, ['Knowledge']),
  keepingSaveSubtitles: writes(build, saveSubtitles, ['Knowledge']),
  keepingSaveFiles: writes(build, saveLessonFiles, ['Knowledge']),
  keepingSavePoster: writes(build, savePoster, ['Knowledge']),
  keepingSaveQuiz: writes(build, saveQuiz, ['Knowledge']),
}))
