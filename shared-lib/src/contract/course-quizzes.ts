import { z } from 'zod'
import { dateTime } from './fields'
import { call } from './form'
import { keysOf } from './keys-of'
import { MOST_OPTIONS, MOST_QUESTIONS, QUESTION_KINDS } from './rules/course'

const courseId = z.string().trim().min(1).max(40)
/** Of an attempt or a certificate. */
const uuid = z.uuid()
/** Places of options, the first being 0. */
const places = z.array(
  z
    .int()
    .min(0)
    .max(MOST_OPTIONS - 1),
)

const Asked = z.object({
  kind: z.enum(keysOf(QUESTION_KINDS)),
  text: z.string(),
  options: z.array(z.string()),
})

/**
 * Begins an attempt at the quiz of a course, or goes on with the one under way. The right answers stay at the server
 * until the attempt is finished.
 */
export const beginQuiz = call('POST', 'api/courses/beginQuiz', {
  writes: true,
  json: { id: courseId },
  answer: z.object({ attemptId: uuid, no: z.int(), passMark: z.int(), questions: z.array(Asked) }),
})

const Marked = z.object({
  attemptId: uuid,
  no: z.int(),
  passMark: z.int(),
  /** Of 100. */
  score: z.int(),
  passed: z.boolean(),
  finishedAt: dateTime,
  questions: z.array(Asked.extend({ chosen: places, answers: places, isRight: z.boolean(), explanation: z.string() })),
})

/** Finishes an attempt: for each question, in order, the places of the options chosen. It is marked at once. */
export const finishQuiz = call('POST', 'api/courses/finishQuiz', {
  writes: true,
  json: { attemptId: uuid, choices: z.array(places.max(MOST_OPTIONS)).max(MOST_QUESTIONS) },
  answer: Marked,
})

/** An attempt of the caller's own that is finished, with the right answers and why they are right. */
export const quizResult = call('POST', 'api/courses/quizResult', { json: { attemptId: uuid }, answer: Marked })

/** 结业证书 of the caller for a course that is completed, numbered the first time: a PDF, as a file of the caller's. */
export const issueCertificate = call('POST', 'api/courses/issueCertificate', {
  writes: true,
  json: { id: courseId },
  answer: z.object({ certificateId: uuid, certificateNo: z.string(), fileId: z.string(), fileName: z.string() }),
})

/** A certificate that was issued before, of the caller's own or, for leaders, of people of their organisation. */
export const certificateFile = call('POST', 'api/courses/certificateFile', {
  writes: true,
  json: { certificateId: uuid },
  answer: z.object({ fileId: z.string(), fileName: z.string() }),
})
