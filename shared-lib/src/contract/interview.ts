import { z } from 'zod'
import { officeText } from './action'
import { named } from './form'
import { interviewProblems, INTERVIEW_TEXTS as TEXTS } from './rules/interview'

const MOST_RECORD = 5000
const MIN_RECORD = 10

/** A time of the day of the visit, `HH:mm`; empty where it is not known. */
const time = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, TEXTS.time)
  .default('')

/** What an interviewer writes down of a visit. */
export const interviewed = {
  room: named('jts', z.string().trim().max(50).default('')),
  startedAt: named('jtkssj', time),
  endedAt: named('jtjssj', time),
  record: named(
    'jtjl',
    z.string({ error: TEXTS.record }).trim().min(MIN_RECORD, TEXTS.record).max(MOST_RECORD, TEXTS.long),
  ),
  /** What was answered at the desk; empty where it goes on. */
  answer: named('dcdf', officeText('当场答复内容', { max: 2000 }).default('')),
}

/** 接谈情况 of a visitor who came without a ticket. */
export const interview = named('jtxx', z.object(interviewed).optional())

export type Interviewed = Parameters<typeof interviewProblems>[0]

export const checkInterview = (args: Interviewed, problem: (text: string, field?: string) => void, path = '') => {
  for (const { text, field } of interviewProblems(args)) problem(text, path + field)
}
