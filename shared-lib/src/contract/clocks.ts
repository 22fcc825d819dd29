import { z } from 'zod'
import { dateTime } from './fields'
import { call, named } from './form'

const petitionNo = named('xfjbh', z.string().trim().length(20, '信访件编号应为20个字符'))

const Clock = z.object({
  clockId: z.string(),
  /** K01 to K25. */
  type: z.string(),
  /** What the limit is for, like 受理告知. */
  name: z.string(),
  /** Who owes it. */
  organisation: z.string(),
  startAt: dateTime,
  dueAt: dateTime,
  state: z.enum(['running', 'paused', 'stopped', 'lapsed']),
  /** Null when it has ended; negative when overdue. */
  remainingDays: named('sysx', z.int().nullable()),
  lamp: z.enum(['green', 'none', 'yellow', 'orange', 'red', 'grey']),
  /** Whether it ended after it was due. */
  late: z.boolean(),
  pausedDays: z.int(),
  extendedDays: z.int(),
  closedAt: dateTime.nullable(),
  /** Why it ended, like 转送. */
  result: z.string(),
})

/** Every clock of a petition: those that run first, the most pressing before the others. */
export const clocks = call('POST', 'api/clocks/list', {
  json: { petitionNo },
  answer: z.array(Clock),
})

/** How a due date came about, line by line. By the clock, or by a type, of which the latest clock is meant. */
export const explainClock = call('POST', 'api/clocks/explain', {
  json: {
    petitionNo,
    clockId: z
      .string()
      .regex(/^[1-9]\d{0,17}$/, '没有找到该期限')
      .optional(),
    type: z
      .string()
      .regex(/^K\d\d$/, '没有找到该期限')
      .optional(),
  },
  check: ({ clockId, type }: { clockId?: string; type?: string }, problem) => {
    if ((clockId === undefined) === (type === undefined)) problem('请指定要查看的期限')
  },
  answer: z.object({
    clockId: z.string(),
    type: z.string(),
    name: z.string(),
    dueAt: dateTime,
    lines: z.array(
      z.object({
        /** Like 起算日. */
        label: z.string(),
        text: z.string(),
      }),
    ),
  }),
})

/** Which years of the working calendar are loaded. */
export const calendarYears = call('POST', 'api/clocks/calendarYears', {
  json: {},
  answer: z.object({
    years: z.array(
      z.object({
        year: z.int(),
        /** The notice that says which days are off. */
        source: z.string(),
        loadedAt: dateTime,
      }),
    ),
    /** What is missing and what to do about it; empty: nothing. */
    warning: z.string(),
  }),
})
