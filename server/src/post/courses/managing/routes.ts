import * as contract from '@portal/shared-lib/contract/course-admin'
import { type Route, route } from '../../../platform/route'
import { MANAGING } from '../page'
import { createCourse, grantAttempt, publishCourse, saveCourse, withdrawCourse } from './courses'
import { addLesson, moveLesson, removeLesson, renameLesson, saveChapters, saveLessonFiles, saveQuiz } from './lessons'
import { savePoster } from './poster'
import { readManaged, readManagedCourse } from './read'
import { readSubtitles, saveSubtitles } from './subtitles'

const KEEPING = [MANAGING]

export const managingRoutes: Route[] = [
  route(contract.managedCourses, KEEPING, ({ db }) => readManaged(db)),
  route(contract.managedCourse, KEEPING, ({ args, db }) => readManagedCourse(db, args.id)),
  route(contract.createCourse, KEEPING, createCourse),
  route(contract.saveCourse, KEEPING, saveCourse),
  route(contract.publishCourse, KEEPING, publishCourse),
  route(contract.withdrawCourse, KEEPING, withdrawCourse),
  route(contract.addLesson, KEEPING, addLesson),
  route(contract.renameLesson, KEEPING, renameLesson),
  route(contract.moveLesson, KEEPING, moveLesson),
  route(contract.removeLesson, KEEPING, removeLesson),
  route(contract.saveChapters, KEEPING, saveChapters),
  route(contract.lessonSubtitles, KEEPING, ({ args, db }) => readSubtitles(db, args)),
  route(contract.saveSubtitles, KEEPING, saveSubtitles),
  route(contract.saveLessonFiles, KEEPING, saveLessonFiles),
  route(contract.savePoster, KEEPING, savePoster),
  route(contract.saveQuiz, KEEPING, saveQuiz),
  route(contract.grantAttempt, KEEPING, grantAttempt),
]
