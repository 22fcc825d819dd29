import { z } from 'zod'
import { day, nothing, required } from './fields'
import { Attachment } from './files'
import { call, named } from './form'
import { keysOf } from './keys-of'
import { MAX_FILES, TOO_MANY_FILES } from './rules/attachment'
import {
  COURSE_STATES,
  COURSE_TOPICS,
  COURSE_LENGTHS as LENGTHS,
  MOST_ATTEMPTS,
  MOST_CHAPTERS,
  MOST_OPTIONS,
  MOST_QUESTIONS,
  QUESTION_KINDS,
  QUESTION_LENGTHS,
} from './rules/course'
import { MOST_SUBTITLES } from './rules/subtitles'

const id = z.string().trim().min(1).max(40)
/** As whoever changes it saw it. */
const version = z.int()
/** Of a change: another may have been faster. */
const changed = { id, version }

const Texts = z.object({
  topic: z.enum(COURSE_TOPICS, { error: '请选择类别' }),
  title: required('请填写课程名称').max(LENGTHS.title, `课程名称不能超过${LENGTHS.title}个字`),
  summary: z.string().trim().max(LENGTHS.summary, `简介不能超过${LENGTHS.summary}个字`).default(''),
  compulsory: z.boolean(),
  /** Codes of the roles for which it is compulsory; none: for everybody. */
  roles: z.array(z.string().trim().min(1).max(20)).max(40).default([]),
  /** Until when a compulsory course should be completed. */
  dueOn: day.nullable().default(null),
})

/** 课程管理: all courses in their order, drafts and withdrawn ones too, and the roles that one can be compulsory for. */
export const managedCourses = call('POST', 'api/courses/managed', {
  json: {},
  answer: z.object({
    list: z.array(
      Texts.extend({
        id,
        topic: z.string(),
        version,
        state: z.enum(keysOf(COURSE_STATES)),
        lessonCount: z.int(),
        /** Of all lessons together. */
        seconds: z.int(),
        /** 0 of a course without a quiz. */
        questionCount: z.int(),
        /** Who has changed it last and when; empty and null where nobody has. */
        changedBy: z.string(),
        changedOn: day.nullable(),
      }),
    ),
    roles: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
})

const Chapter = z.object({
  at: z.int().min(0),
  title: z.string().trim().max(LENGTHS.chapter),
  lines: z.array(z.string().trim().max(200)).max(20),
})

const Question = z.object({
  kind: z.enum(keysOf(QUESTION_KINDS)),
  text: z.string().trim().max(QUESTION_LENGTHS.text, `题目不能超过${QUESTION_LENGTHS.text}个字`),
  options: z
    .array(z.string().trim().max(QUESTION_LENGTHS.option, `选项不能超过${QUESTION_LENGTHS.option}个字`))
    .max(MOST_OPTIONS, `一题最多${MOST_OPTIONS}个选项`),
  answers: z.array(z.int().min(0)).max(MOST_OPTIONS),
  explanation: z
    .string()
    .trim()
    .max(QUESTION_LENGTHS.explanation, `解析不能超过${QUESTION_LENGTHS.explanation}个字`)
    .default(''),
})

const Quiz = z.object({
  /** Of 100 points. */
  passMark: z.int().min(1, '及格分为1至100').max(100, '及格分为1至100'),
  mostAttempts: z.int().min(1, '次数为1至10').max(MOST_ATTEMPTS, '次数为1至10'),
  questions: z.array(Question).max(MOST_QUESTIONS, `最多${MOST_QUESTIONS}题`),
})

/** A course as whoever keeps it sees it, with the right answers of its quiz. */
export const managedCourse = call('POST', 'api/courses/managedCourse', {
  json: { id },
  answer: Texts.extend({
    id,
    topic: z.string(),
    version,
    state: z.enum(keysOf(COURSE_STATES)),
    lessons: z.array(
      z.object({
        id,
        title: z.string(),
        seconds: z.int(),
        fileName: z.string(),
        /** How many have begun to watch it. */
        watchers: z.int(),
        chapters: z.array(Chapter),
        hasSubtitles: z.boolean(),
        files: z.array(Attachment),
        poster: Attachment.nullable(),
      }),
    ),
    quiz: Quiz.nullable(),
  }),
})

/** Makes a course, as a draft, or changes what is said of one. */
export const createCourse = call('POST', 'api/courses/create', {
  writes: true,
  json: { texts: Texts },
  answer: z.object({ id }),
})
export const saveCourse = call('POST', 'api/courses/save', {
  writes: true,
  json: { ...changed, texts: Texts },
  answer: nothing,
})

/** 发布: everybody who learns sees it. 撤下: nobody but those who keep courses does; what was learnt stays. */
export const publishCourse = call('POST', 'api/courses/publish', { writes: true, json: changed, answer: nothing })
export const withdrawCourse = call('POST', 'api/courses/withdraw', { writes: true, json: changed, answer: nothing })

const lesson = { ...changed, lessonId: id }
const title = required('请填写课时名称').max(LENGTHS.lesson, `课时名称不能超过${LENGTHS.lesson}个字`)

/** A lesson at the end of a course that is not published; its video was uploaded before, its length is read from it. */
export const addLesson = call('POST', 'api/courses/addLesson', {
  writes: true,
  json: { ...changed, title, uploadId: required('请上传视频').max(40) },
  answer: nothing,
})
export const renameLesson = call('POST', 'api/courses/renameLesson', {
  writes: true,
  json: { ...lesson, title },
  answer: nothing,
})

/** One place up or down. */
export const moveLesson = call('POST', 'api/courses/moveLesson', {
  writes: true,
  json: { ...lesson, down: z.boolean() },
  answer: nothing,
})

/** Of a course that is not published; what somebody has watched or noted of the lesson goes with it. */
export const removeLesson = call('POST', 'api/courses/removeLesson', { writes: true, json: lesson, answer: nothing })

/** The chapters of a lesson, in place of those before. */
export const saveChapters = call('POST', 'api/courses/saveChapters', {
  writes: true,
  json: { ...lesson, chapters: z.array(Chapter).max(MOST_CHAPTERS, `一个课时最多${MOST_CHAPTERS}章`) },
  answer: nothing,
})

/** 字幕 of a lesson, as WebVTT; empty where there are none. */
export const lessonSubtitles = call('POST', 'api/courses/subtitles', {
  json: { id, lessonId: id },
  answer: z.object({ subtitles: z.string() }),
})

/** The subtitles of a lesson in place of those before; empty: none. */
export const saveSubtitles = call('POST', 'api/courses/saveSubtitles', {
  writes: true,
  json: { ...lesson, subtitles: z.string().trim().max(MOST_SUBTITLES, `字幕不能超过${MOST_SUBTITLES}个字符`) },
  answer: nothing,
})

/** The attachments of a lesson, in order: those it has, and others that were uploaded before. */
export const saveLessonFiles = call('POST', 'api/courses/saveFiles', {
  writes: true,
  json: { ...lesson, fileIds: named('fjList', z.array(z.string().max(40)).max(MAX_FILES, TOO_MANY_FILES)) },
  answer: nothing,
})

/** 封面: the picture before a lesson's video in place of the one before; empty: none. */
export const savePoster = call('POST', 'api/courses/savePoster', {
  writes: true,
  json: { ...lesson, uploadId: z.string().max(40) },
  answer: nothing,
})

/** The quiz of a course in place of the one before; null: none. Attempts under way go on with what they asked. */
export const saveQuiz = call('POST', 'api/courses/saveQuiz', {
  writes: true,
  json: { ...changed, quiz: Quiz.nullable() },
  answer: nothing,
})

/** One attempt more for somebody of the caller's organisation who has used up all. */
export const grantAttempt = call('POST', 'api/courses/grantAttempt', {
  writes: true,
  json: { id, personId: z.string().trim().min(1).max(40) },
  answer: nothing,
})
