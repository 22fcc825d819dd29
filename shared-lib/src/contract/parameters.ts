import { z } from 'zod'
import { dateTime, day, nothing } from './fields'
import { call, named } from './form'
import { PARAMETER_TEXTS } from './rules/parameters'

const MOST_CALENDAR = 200_000

const name = named('csmc', z.string().max(40))
const regionCode = named('xzqhdm', z.string().regex(/^\d{12}$/))
/** JSON. */
const value = named('csz', z.string().max(500))
const validFrom = named('ksrq', day)
const validTo = named('jsrq', day.nullable())

const ShownParameter = z.object({
  name,
  /** What holds where no region has set it. */
  delivered: named('mrz', z.string()),
  set: named(
    'szList',
    z.array(z.object({ regionCode, regionName: named('xzqhmc', z.string()), value, validFrom, validTo })),
  ),
})

/** Every parameter with what regions have set, of yesterday too. */
export const parameters = call('POST', 'api/parameters/list', {
  answer: z.object({
    list: z.array(ShownParameter),
    /** For which it may be set: down to counties, each after the one above it. */
    regions: named('xzqhList', z.array(z.object({ regionCode, regionName: named('xzqhmc', z.string()) }))),
  }),
})

interface Days {
  readonly validFrom: string
  readonly validTo: string | null
}

const setting = {
  json: { name, regionCode, value, validFrom, validTo },
  check: ({ validFrom, validTo }: Days, problem: (text: string, field?: string) => void) => {
    if (validTo !== null && validTo < validFrom) problem(PARAMETER_TEXTS.backwards, 'validTo')
  },
}

/** What setting a parameter so would do. */
export const previewParameter = call('POST', 'api/parameters/preview', {
  ...setting,
  slow: true,
  answer: z.object({
    /** Clocks of this type that run in the region and keep the limit that they have; null where it is about no clock. */
    keep: named('bbs', z.int().nullable()),
    /** Limits that run and whose lamps will turn at another time; null where it is about no lamp. */
    turn: named('bds', z.int().nullable()),
  }),
})

/** Sets a parameter for a region, and those below it that have set nothing, from a day on. */
export const setParameter = call('POST', 'api/parameters/set', { ...setting, writes: true, answer: nothing })

/** Who has set a parameter, the latest first. */
export const parameterHistory = call('POST', 'api/parameters/history', {
  json: { name },
  answer: z.object({
    list: z.array(
      z.object({
        at: named('sj', dateTime),
        /** Empty for the command line. */
        person: named('xm', z.string()),
        regionName: named('xzqhmc', z.string()),
        validFrom,
        validTo,
        /** JSON; null where nothing was set. */
        was: named('bgq', z.string().nullable()),
        is: named('bgh', z.string()),
      }),
    ),
  }),
})

const notice = { json: { text: named('wjnr', z.string().max(MOST_CALENDAR)) } }
const YearMoved = z.object({
  year: named('nd', z.int()),
  /** Days off, and Saturdays and Sundays worked. */
  off: named('fjts', z.int()),
  worked: named('sbts', z.int()),
  /** Whether it says something else than what is loaded. */
  isNew: named('bgb', z.boolean()),
  /** Limits that run and are due on another day by it. */
  moves: named('bds', z.int()),
})

/** What a year's days off would do; `text`: the file. */
export const previewCalendar = call('POST', 'api/parameters/calendarPreview', {
  ...notice,
  slow: true,
  answer: YearMoved,
})

/** Takes a year's days off into the calendar and moves the limits that run. */
export const importCalendar = call('POST', 'api/parameters/calendarImport', {
  ...notice,
  slow: true,
  writes: true,
  answer: YearMoved,
})
