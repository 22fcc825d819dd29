import { reads, remoteApi, writes } from '@portal/shared-lib'
import { grantAttempt } from '@portal/shared-lib/contract/calls/course-admin'
import {
  type BeginQuizAnswer,
  beginQuiz,
  certificateFile,
  type FinishQuizAnswer,
  finishQuiz,
  issueCertificate,
  quizResult,
} from '@portal/shared-lib/contract/calls/course-quizzes'
import {
  addNote,
  type CompletionAnswer,
  type CourseAnswer,
  type CoursesAnswer,
  completion,
  course,
  courses,
  keepProgress,
  notes,
  remindLearners,
  removeNote,
  watch,
} from '@portal/shared-lib/contract/calls/courses'

export type ListedCourse = CoursesAnswer[number]
export type Course = CourseAnswer
export type Lesson = CourseAnswer['lessons'][number]

export type DepartmentCompletion = CompletionAnswer[number]

export type QuizAttempt = BeginQuizAnswer
export type QuizMarked = FinishQuizAnswer

export const {
  useCourseListQuery,
  useCourseQuery,
  useCourseCompletionQuery,
  useCourseWatchMutation,
  useCourseKeepProgressMutation,
  useCourseBeginQuizMutation,
  useCourseFinishQuizMutation,
  useCourseQuizResultMutation,
  useCourseIssueCertificateMutation,
  useCourseCertificateFileMutation,
  useCourseNotesQuery,
  useCourseAddNoteMutation,
  useCourseRemoveNoteMutation,
  useCourseRemindMutation,
  useCourseGrantMutation,
} = remoteApi('mf-knowledge', 'course', build => ({
  courseList: reads(build, courses, ['Knowledge']),
  course: reads(build, course, ['Knowledge']),
  courseCompletion: reads(build, completion, ['Knowledge']),
  courseWatch: writes(build, watch, []),
  // What is shown is read again when a lesson is finished, not at every report.
  courseKeepProgress: writes(build, keepProgress, []),
  courseBeginQuiz: writes(build, beginQuiz, []),
  courseFinishQuiz: writes(build, finishQuiz, ['Knowledge']),
  // Asked for when it is opened, and not kept.
  courseQuizResult: writes(build, quizResult, []),
  courseIssueCertificate: writes(build, issueCertificate, []),
  courseCertificateFile: writes(build, certificateFile, []),
  courseNotes: reads(build, notes, ['Knowledge']),
  // Read again beside the video, which nothing else of the page has to be for.
  courseAddNote: writes(build, addNote, []),
  courseRemoveNote: writes(build, removeNote, []),
  courseRemind: writes(build, remindLearners, []),
  courseGrant: writes(build, grantAttempt, ['Knowledge']),
}))
