import { z } from 'zod'
import { dateTime, day } from './fields'
import { call, named } from './form'
import { Condition } from './lists'
import { DUE_BANDS } from './rules/due-bands'

const conditions = z.array(Condition)

/** The caller's open to-dos by the days that are left, and those due on each day of the fortnight to come. */
export const agenda = call('POST', 'api/homes/agenda', {
  background: true,
  json: {},
  answer: z.object({
    /** Whose: the list that has them, under the conditions of each figure. Empty: the caller has no list of to-dos. */
    whose: z.enum(['personal', 'department', '']),
    bands: z.array(z.object({ key: z.enum(DUE_BANDS), count: z.int(), conditions })),
    days: z.array(z.object({ day, due: z.int(), conditions })),
  }),
})

/** Today and the days before it. */
export const OWN_WEEK_DAYS = 7

/** What came to the caller's own to-dos and what the caller did, day by day, the oldest first. */
export const ownWeek = call('POST', 'api/homes/ownWeek', {
  background: true,
  json: {},
  answer: z.array(z.object({ day, came: z.int(), done: z.int() })).length(OWN_WEEK_DAYS),
})

/** The petitions that the caller has opened last, the newest first, as far as the caller may still see them. */
export const openedLast = call('POST', 'api/homes/openedLast', {
  json: {},
  answer: z.array(
    z.object({
      petitionNo: named('xfjbh', z.string()),
      summary: named('nrzy', z.string()),
      stateName: named('xfjzt', z.string()),
      openedAt: dateTime,
    }),
  ),
})
