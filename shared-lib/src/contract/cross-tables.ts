import { z } from 'zod'
import { required } from './fields'
import { call, named } from './form'
import {
  CROSS_LIMITS,
  DIMENSION_IDS,
  type Every,
  LAST_DAYS,
  SCHEDULE_LIMITS,
  SCHEDULE_TEXTS,
  SCHEDULES,
  SHARING,
  type Sharing,
} from './rules/cross-tables'
import { PETITION_METRICS, REPORT_IDS } from './rules/figures'
import { checkPeriod, period, reportSheet, scope, Table } from './stats'

const MOST_NAMED = 30
const dimension = z.enum(DIMENSION_IDS)

/** By what rows and columns are told apart, and what is counted in each. */
const crossing = {
  rows: z.array(dimension).min(1, '请选择行').max(CROSS_LIMITS.rows, '行最多选两项'),
  columns: z.array(dimension).max(CROSS_LIMITS.columns, '列最多选两项').default([]),
  metrics: z.array(z.enum(PETITION_METRICS)).min(1, '请选择指标').max(CROSS_LIMITS.metrics, '指标最多选四项'),
}

type Crossing = { rows: string[]; columns: string[]; metrics: string[]; from: string; to: string }

const checkCrossing = (args: Crossing, problem: (text: string, field?: string) => void) => {
  const dimensions = [...args.rows, ...args.columns]
  if (new Set(dimensions).size < dimensions.length) problem('行和列不能重复', 'columns')
  if (new Set(args.metrics).size < args.metrics.length) problem('指标不能重复', 'metrics')
  checkPeriod(args, problem)
}

const cross = { ...crossing, ...scope, ...period }

/** A free table: each row by each column, and in each of these every metric. Its cells lead to lists as those of reports do. */
export const crossTable = call('POST', 'api/stats/crossTable', { json: cross, check: checkCrossing, answer: Table })

/** The same as a workbook. */
export const crossSheet = call('POST', 'api/stats/crossSheet', {
  json: cross,
  check: checkCrossing,
  slow: true,
  answer: reportSheet.answer,
})

/** What a saved report or table asks for; of a month, quarter or year always the last that is over. */
export const SavedQuery = z.object({
  /** Empty: a free table. */
  report: z.enum(['', ...REPORT_IDS]),
  ...crossing,
  rows: z.array(dimension).max(CROSS_LIMITS.rows),
  metrics: z.array(z.enum(PETITION_METRICS)).max(CROSS_LIMITS.metrics),
  ...scope,
  ...period,
  unit: z.enum(['month', 'quarter', 'year', 'days']),
  compare: z.boolean().default(false),
})

const name = named('mc', required('请填写名称').max(MOST_NAMED, `名称不能超过${MOST_NAMED}个字`))
const sharing = z.enum(Object.keys(SHARING) as Sharing[])
const savedId = named('id', required('请选择一条数据').max(20))

/** One's own saved tables, and those that others share. */
export const savedTables = call('POST', 'api/stats/savedTables', {
  json: {},
  answer: z.array(
    z.object({
      savedId,
      name: named('mc', z.string()),
      query: SavedQuery,
      sharing,
      /** Who shares it; empty: it is one's own. */
      owner: z.string(),
    }),
  ),
})

/** Saves under a name; what of one's own had the name before is replaced. */
export const saveTable = call('POST', 'api/stats/saveTable', {
  writes: true,
  json: { name, query: SavedQuery, sharing },
  check: ({ query }: { query: z.output<typeof SavedQuery> }, problem) => {
    if (query.report === '' && (query.rows.length === 0 || query.metrics.length === 0)) problem('请选择行和指标')
    checkCrossing(query, problem)
  },
  answer: z.object({ savedId }),
})

export const renameTable = call('POST', 'api/stats/renameTable', {
  writes: true,
  json: { savedId, name, sharing },
  answer: z.null(),
})

export const removeTable = call('POST', 'api/stats/removeTable', {
  writes: true,
  json: { savedId },
  answer: z.null(),
})

const schedule = {
  savedId,
  every: z.enum(Object.keys(SCHEDULES) as Every[]),
  /** Of the week from Monday, or of the month; 1 where it is each day. */
  day: z.int().min(1).max(LAST_DAYS.month),
}

/** Which of one's own saved tables are sent by mail, to whom, and when next. */
export const schedules = call('POST', 'api/stats/schedules', {
  json: {},
  answer: z.array(
    z.object({
      ...schedule,
      /** Besides oneself. */
      receivers: z.array(z.object({ loginAccount: z.string(), userName: z.string(), orgName: z.string() })),
      nextOn: z.string(),
      paused: z.boolean(),
      /** Why it is sent no more; empty: it goes on. */
      stopped: z.string(),
    }),
  ),
})

/** Has one's own saved table sent to oneself and to others of the office; in the place of how it was sent before. */
export const scheduleTable = call('POST', 'api/stats/scheduleTable', {
  writes: true,
  json: {
    ...schedule,
    receivers: z.array(z.string().min(1).max(100)).max(SCHEDULE_LIMITS.receivers, SCHEDULE_TEXTS.tooManyReceivers),
  },
  check: ({ every, day }: { every: Every; day: number }, problem) => {
    if (day > LAST_DAYS[every]) problem(SCHEDULE_TEXTS.noDay, 'day')
  },
  answer: z.object({ nextOn: z.string() }),
})

/** Sends it no more until it goes on; then on the next of its days. */
export const pauseSchedule = call('POST', 'api/stats/pauseSchedule', {
  writes: true,
  json: { savedId, paused: z.boolean() },
  answer: z.null(),
})

export const stopSchedule = call('POST', 'api/stats/stopSchedule', {
  writes: true,
  json: { savedId },
  answer: z.null(),
})
