import { z } from 'zod'
import { dateTime, day, nothing, required } from './fields'
import { Attachment } from './files'
import { call } from './form'
import { COURSE_LENGTHS } from './rules/course'

const id = z.string().trim().min(1).max(40)
/** Of a video. */
const seconds = z.number().int().min(0)

const described = {
  id,
  topic: z.string(),
  title: z.string(),
  summary: z.string(),
  /** For the caller. */
  compulsory: z.boolean(),
  /** Until when a compulsory course should be finished. */
  dueOn: day.nullable(),
}

/** 在线学习: the published courses in their order, with how far the caller has come in each. */
export const courses = call('POST', 'api/courses/list', {
  json: {},
  answer: z.array(
    z.object({
      ...described,
      lessonCount: z.number().int(),
      finishedCount: z.number().int(),
      /** Of all lessons together. */
      seconds,
      /** Of these, how many the caller has watched. */
      watched: seconds,
      /** Whether it ends with a quiz, and the caller has passed it. */
      quiz: z.enum(['none', 'open', 'passed']),
      /** When it was completed: the last lesson finished, and the quiz passed where there is one. */
      finishedAt: dateTime.nullable(),
    }),
  ),
})

const Progress = z.object({
  /** Second at which the caller left off. */
  position: seconds,
  /** Up to which second the caller has watched. */
  furthest: seconds,
  finished: z.boolean(),
})

/** The quiz of a course as whoever learns sees it before an attempt. */
const Quiz = z.object({
  questionCount: z.int(),
  /** Of 100 points. */
  passMark: z.int(),
  /** That the caller has, those given beyond the quiz's own among them. */
  mostAttempts: z.int(),
  /** Whether an attempt waits to be finished. */
  isUnderWay: z.boolean(),
  passed: z.boolean(),
  /** Why no attempt can be begun; empty where one can. */
  obstacle: z.string(),
  /** Those finished, in order. */
  attempts: z.array(
    z.object({ attemptId: z.uuid(), no: z.int(), score: z.int(), passed: z.boolean(), finishedAt: dateTime }),
  ),
})

/** A course with its lessons in order, the text of their slides, and how far the caller has come in each. */
export const course = call('POST', 'api/courses/course', {
  json: { id },
  answer: z.object({
    ...described,
    lessons: z.array(
      Progress.extend({
        id,
        title: z.string(),
        seconds,
        slides: z.array(z.object({ at: seconds, title: z.string(), lines: z.array(z.string()) })),
        /** To be read and downloaded beside the video. */
        files: z.array(Attachment),
      }),
    ),
    quiz: Quiz.nullable(),
    /** Every lesson is finished, and the quiz passed where there is one: there is a certificate. */
    isCompleted: z.boolean(),
  }),
})

/**
 * Begins to watch a lesson: where its video is, below the base path. The address answers ranges of bytes for as long
 * as the session lasts, at most eight hours. Its subtitles are WebVTT; they and
 * the picture before it have addresses that last as long.
 */
export const watch = call('POST', 'api/courses/watch', {
  writes: true,
  json: { id },
  answer: z.object({
    path: z.string(),
    mediaType: z.string(),
    subtitlesPath: z.string().nullable(),
    posterPath: z.string().nullable(),
  }),
})

/**
 * Keeps the second at which the player is. On the first watching of a compulsory lesson no second may be skipped: what
 * comes sooner than it can have been watched, at twice the speed, is refused.
 */
export const keepProgress = call('POST', 'api/courses/progress', {
  writes: true,
  json: { id, position: seconds.max(86_400) },
  answer: Progress,
})

/** 学习完成情况: how far the people of the caller's organisation have come in a course, by department. */
export const completion = call('POST', 'api/courses/completion', {
  json: { id },
  answer: z.array(
    z.object({
      id: z.string(),
      department: z.string(),
      people: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Lessons of the course that the person has finished. */
          finishedCount: z.number().int(),
          /** Whether the course is compulsory for the person. */
          isBound: z.boolean(),
          /** When the course was completed, with its quiz where it has one; null while it is not. */
          finishedAt: dateTime.nullable(),
          /** Best score of the quiz; null without an attempt that is finished. */
          score: z.int().nullable(),
          attemptCount: z.int(),
          /** 结业证书, once it was issued. */
          certificateId: z.uuid().nullable(),
        }),
      ),
    }),
  ),
})

const noteId = z.uuid()

/** What the caller has written down beside a lesson, by the second of the video; nobody else sees it. */
export const notes = call('POST', 'api/courses/notes', {
  json: { id },
  answer: z.array(z.object({ noteId, at: seconds, words: z.string(), writtenAt: dateTime })),
})

/** Writes a note at a second of a lesson. */
export const addNote = call('POST', 'api/courses/addNote', {
  writes: true,
  json: {
    id,
    at: seconds.max(86_400),
    words: required('请填写笔记').max(COURSE_LENGTHS.note, `笔记不能超过${COURSE_LENGTHS.note}个字`),
  },
  answer: nothing,
})

export const removeNote = call('POST', 'api/courses/removeNote', { writes: true, json: { noteId }, answer: nothing })

/**
 * 提醒: a message to those of the caller's organisation for whom the course is compulsory and who have not completed it,
 * but for those reminded within a day. Answers how many were reminded and how many had been before.
 */
export const remindLearners = call('POST', 'api/courses/remind', {
  writes: true,
  json: { id },
  answer: z.object({ reminded: z.int(), before: z.int() }),
})
