import { z } from 'zod'
import { dateTime, day, nothing, required } from './fields'
import { call, named } from './form'
import { Condition } from './lists'
import { FIGURE_LISTS, isReportPeriod, METRIC_IDS, REPORT_IDS } from './rules/figures'

const MOST_CHOSEN = 20
const LONGEST_DAYS = 1100
const DAY_MS = 86_400_000

const code = z.string().trim().max(20)
const metric = z.enum(METRIC_IDS)

/** What is counted: of a region and all within it, of some forms, of first or repeated petitions. Empty: of all that the caller may count. */
export const scope = {
  region: named('dqdm', z.union([z.literal(''), z.string().regex(/^\d{12}$/, '请选择地区')]).default('')),
  channels: named('xfxsList', z.array(code).max(MOST_CHOSEN).default([])),
  /** 0 初件, 1 重件; empty: both. */
  repeat: named('cfbz', z.enum(['', '0', '1']).default('')),
}

/** Both days included, by the day that `dateMode` names: 1 信访日期, 2 登记日期, 3 交换日期. */
export const period = {
  from: named('ksrq', day),
  to: named('jsrq', day),
  dateMode: named('rqms', z.enum(['1', '2', '3']).default('2')),
}

export const checkPeriod = (
  { from, to }: { from: string; to: string },
  problem: (text: string, field?: string) => void,
) => {
  if (from > to) problem('开始日期不能晚于结束日期', 'from')
  else if (Date.parse(to) - Date.parse(from) > LONGEST_DAYS * DAY_MS) problem('统计期间不能超过三年', 'to')
}

const conditions = z.array(Condition)

const Column = z.object({
  id: z.string(),
  /** Headings from the outermost to its own; columns with the same beginning stand under one heading. */
  path: z.array(z.string()),
  metric,
  /** Whose rows it counts, and its list shows. */
  list: named('lb', z.enum(FIGURE_LISTS).default('petitions')),
  unit: z.string(),
  /** Digits behind the point. */
  decimals: z.int(),
  /** Of the list behind the figure; null where it opens none. */
  conditions: conditions.nullable(),
  /** Of the list of what a share is taken of. */
  baseConditions: conditions.nullable(),
})

const Cell = z.object({
  /** Null where there is nothing to take a share or a mean of. */
  value: z.number().nullable(),
  /** How many petitions the list behind it has; of a share: of its numerator. */
  count: z.int(),
  /** How many petitions the share or the mean is taken of; null of a plain number. */
  base: z.int().nullable(),
  /** In the period of the same length before, and in the same period of the year before; null where not compared. */
  previous: z.number().nullable(),
  lastYear: z.number().nullable(),
  /** 环比 and 同比 in percent (of a share: in points); null: 「–」, there was nothing before. */
  change: z.number().nullable(),
  yearChange: z.number().nullable(),
  /** How many more there are that the caller may not know of; null below five, and for who is no superior. */
  guarded: z.int().nullable(),
})

/**
 * Figures in rows and columns. The list behind a cell is `viewId` of api/petitions/list with all conditions of the table,
 * the row and the column, joined by `and`; it has as many petitions as `count` says. Total: `conditions` and the column's.
 * A column of another `list` is asked for there by `counted`, with the same conditions.
 */
export const Table = z.object({
  title: z.string(),
  asOf: dateTime,
  viewId: z.string(),
  conditions,
  columns: z.array(Column),
  rows: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** A region that has others below it, which `region` opens; empty: none. */
      region: named('dqdm', z.string()),
      population: named('rks', z.int().nullable()),
      conditions,
      cells: z.array(Cell),
    }),
  ),
  total: z.array(Cell).nullable(),
})

/**
 * 今日新增, 本月, 本年, 在办, 超期, 重大紧急 today, 集体访 this month, and the rates of this year. One row of figures:
 * `rows` is empty, they stand in `total`.
 */
export const overview = call('POST', 'api/stats/overview', { json: { ...scope }, answer: Table })

/** A row for each region below the given one, with the figures of the map and of what is shown beside a region. */
export const map = call('POST', 'api/stats/map', { json: { ...scope, ...period }, check: checkPeriod, answer: Table })

/** A row for each of the last 30 days or 12 months, a column for all and one for each form. Not compared. */
export const trend = call('POST', 'api/stats/trend', {
  json: { ...scope, unit: named('dw', z.enum(['day', 'month']).default('day')) },
  answer: Table,
})

/** A row for each responsible unit: open, overdue, answered in time, satisfied; those with most overdue first. */
export const ranking = call('POST', 'api/stats/ranking', {
  json: { ...scope, ...period, limit: z.int().min(1).max(100).default(20) },
  check: checkPeriod,
  answer: Table,
})

/**
 * A row for each responsible unit that has open petitions: how many stand at each stage, how many are overdue or open for
 * long, and its rates of this year. Those with most overdue first.
 */
export const units = call('POST', 'api/stats/units', {
  json: { ...scope, limit: z.int().min(1).max(100).default(30) },
  answer: Table,
})

/**
 * 责任单位画像: how a unit does this year, compared with the period before, with what it has open by stages and lamps; its last
 * twelve months; what its petitions are about; and why people are not satisfied with it.
 */
export const unit = call('POST', 'api/stats/unit', {
  json: { unit: named('cbdw', required('请选择责任单位').max(32, '责任单位不存在')) },
  answer: z.object({
    name: named('dwmc', z.string()),
    figures: Table,
    trend: Table,
    categories: Table,
    reasons: Table,
  }),
})

/** Kinds of what a region is warned of: a report that runs out of time, a group visit, a grave petition. */
export const ALERT_KINDS = ['report', 'collective', 'grave'] as const

const Alert = z.object({
  id: named('yjid', z.string()),
  kind: named('yjlx', z.enum(ALERT_KINDS)),
  petitionNo: named('xfjbh', z.string()),
  place: named('wtsd', z.string()),
  category: named('nrfl', z.string()),
  channel: named('xfxs', z.string()),
  persons: named('xfrs', z.int()),
  at: named('fssj', dateTime),
  /** Of a report: when it must have come. */
  dueAt: named('dqsj', dateTime.nullable()),
  /** By whom in which organisation, the first first; each organisation does so once. */
  acknowledged: named(
    'qrList',
    z.array(
      z.object({ person: named('qrr', z.string()), office: named('qrjg', z.string()), at: named('qrsj', dateTime) }),
    ),
  ),
  /** Whether the caller's organisation has not done so yet. */
  isOpen: named('dqr', z.boolean()),
})

/**
 * 属地看板: a row for each region below with what came today, compared with the day before; what is to be reacted to now, what
 * nobody of the caller's organisation has acknowledged first; who waits in the reception halls, what came online in the night,
 * and which leaders receive today.
 */
export const today = call('POST', 'api/stats/today', {
  background: true,
  json: { region: scope.region },
  answer: z.object({
    figures: Table,
    alerts: z.array(Alert),
    /** All of them; `alerts` holds the most pressing. */
    alertCount: z.int(),
    /** Of the region's offices those that have given out a number today: batches, persons, and the first who waits. */
    halls: named(
      'dtList',
      z.array(
        z.object({
          office: named('jgmc', z.string()),
          waiting: named('ddpc', z.int()),
          waitingPersons: named('ddrs', z.int()),
          since: named('zzqh', dateTime.nullable()),
          heard: named('jtpc', z.int()),
          done: named('wcpc', z.int()),
          missed: named('ghpc', z.int()),
        }),
      ),
    ),
    /** 夜间网上来件: all, and those that nobody has registered yet. */
    night: named('yjlj', z.object({ received: named('js', z.int()), waiting: named('ddj', z.int()) })),
    receptions: z.array(
      z.object({
        id: named('pbid', z.string()),
        office: named('jgmc', z.string()),
        leader: named('jfld', z.string()),
        half: named('jfsd', z.enum(['am', 'pm', 'all'])),
        place: named('jfdd', z.string()),
      }),
    ),
  }),
})

/** 确认: the caller's organisation has seen an alert. */
export const acknowledge = call('POST', 'api/stats/acknowledge', {
  writes: true,
  json: { id: named('yjid', z.string().regex(/^(report|collective|grave)-\d{1,18}$/, '预警不存在')) },
  answer: nothing,
})

export const SHARES = ['channel', 'purpose', 'category', 'level', 'topic'] as const

/** A row for each form, purpose, category, registering level or hot topic: petitions and persons, the most first. */
export const shares = call('POST', 'api/stats/shares', {
  json: {
    ...scope,
    ...period,
    by: named('fl', z.enum(SHARES)),
    /** Of categories: those below one. */
    within: named('fldm', code.default('')),
    limit: z.int().min(1).max(100).default(10),
  },
  check: checkPeriod,
  answer: Table,
})

/** The newest grave petitions that the caller may know of, without names of people. */
export const ticker = call('POST', 'api/stats/ticker', {
  json: {
    region: scope.region,
    /** Only those that were registered today. */
    onlyToday: z.boolean().default(false),
    limit: z.int().min(1).max(50).default(10),
  },
  answer: z.object({
    asOf: dateTime,
    viewId: z.string(),
    conditions,
    items: z.array(
      z.object({
        petitionNo: named('xfjbh', z.string()),
        place: named('wtsd', z.string()),
        category: named('nrfl', z.string()),
        channel: named('xfxs', z.string()),
        state: named('xfjzt', z.string()),
        persons: named('xfrs', z.int()),
        registeredAt: named('djsj', dateTime),
      }),
    ),
  }),
})

/** The reports that the caller may open. */
export const reports = call('POST', 'api/stats/reports', {
  json: {},
  answer: z.array(z.object({ id: named('bbid', z.enum(REPORT_IDS)), title: named('bbmc', z.string()) })),
})

const reportArgs = {
  id: named('bbid', z.enum(REPORT_IDS, { error: '请选择报表' })),
  ...scope,
  ...period,
  /** Whether with 环比 and 同比. */
  compare: named('db', z.boolean().default(false)),
}

/** Of a report whose period the caller's office has frozen. */
const Frozen = z.object({
  by: z.string(),
  at: dateTime,
  /** Whether the figures are those frozen; false where a part of them is asked for, which is counted as it is now. */
  isShown: z.boolean(),
  /** 补报: each figure that is other now, and by how much; `row` null: of all. What a cell counts and its list are those of now. */
  late: z.array(
    z.object({
      row: z.string().nullable(),
      column: z.int(),
      value: z.number().nullable(),
      change: z.number().nullable(),
    }),
  ),
})

/** A report of a period; 环比 and 同比 with a frozen period go by what was frozen. */
export const report = call('POST', 'api/stats/report', {
  json: reportArgs,
  check: checkPeriod,
  answer: Table.extend({ frozen: Frozen.nullable() }),
})

/** 冻结: keeps the figures of a month, a quarter or a year that is over as the office reports them, for good. */
export const freeze = call('POST', 'api/stats/freeze', {
  json: { id: reportArgs.id, ...period },
  writes: true,
  check: ({ from, to }: { from: string; to: string }, problem) => {
    if (!isReportPeriod(from, to)) problem('只能冻结整月、整季或整年', 'from')
  },
  answer: nothing,
})

/** A workbook. */
const Workbook = z.object({
  name: named('wjm', required('')),
  /** Base64 of the .xlsx. */
  content: named('nr', z.string()),
})

/** The same as a workbook, its headings merged. */
export const reportSheet = call('POST', 'api/stats/reportSheet', {
  json: reportArgs,
  check: checkPeriod,
  slow: true,
  answer: Workbook,
})

/** The figures of `map` as a workbook. */
export const mapSheet = call('POST', 'api/stats/mapSheet', {
  json: { ...scope, ...period },
  check: checkPeriod,
  slow: true,
  answer: Workbook,
})

/** The regions that the caller may count, and the caller's own at which a board begins. */
export const regions = call('POST', 'api/stats/regions', {
  json: { region: scope.region },
  answer: z.object({
    region: named('dqdm', z.string()),
    name: named('dqmc', z.string()),
    /** From the caller's own region to this one. */
    path: z.array(z.object({ region: named('dqdm', z.string()), name: named('dqmc', z.string()) })),
    below: z.array(z.object({ region: named('dqdm', z.string()), name: named('dqmc', z.string()) })),
  }),
})
