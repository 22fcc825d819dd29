import type { CallInput } from '@portal/shared-lib/contract/form'
import type { Metric } from '@portal/shared-lib/contract/rules/figures'
import type * as contract from '@portal/shared-lib/contract/stats'
import { addDays, dayOf } from '../platform/calendar/china-time'
import { type Column, figure } from './asked'
import { both, type Confined, type DateMode, dayBy, inScope, ofCategory, type Table, withCodes } from './conditions'
import { countTable } from './count'
import type { Counting } from './counting'
import {
  CHANNEL,
  categoriesBelow,
  type Dimension,
  LEVEL,
  PURPOSE,
  regionsBelow,
  TOPIC,
  timesOf,
  UNIT,
} from './dimensions'
import { monthsAway } from './periods'
import { readPopulation } from './regions'
import { STAGES } from './stages'

type Input<C> = CallInput<C>

export function countOverview(counting: Counting, args: Input<typeof contract.overview>): Promise<Table> {
  const today = dayOf(counting.now)
  const [day, month, year] = [today, `${today.slice(0, 7)}-01`, `${today.slice(0, 4)}-01-01`].map(from => ({
    from: from ?? today,
    to: today,
  }))
  const rates = (['M07', 'M08', 'M09', 'M10', 'M11b', 'M11u', 'M12b', 'M12u'] as const).map(metric =>
    figure(metric, { period: year, yearOnly: true }),
  )
  const columns: Column[] = [
    { id: 'today', path: ['今日新增'], metric: 'M01', period: day },
    { id: 'month', path: ['本月'], metric: 'M01', period: month },
    { id: 'year', path: ['本年'], metric: 'M01', period: year, yearOnly: true },
    { id: 'open', path: ['在办'], metric: 'M26' },
    { id: 'overdue', path: ['超期'], metric: 'M26o' },
    { id: 'urgent', path: ['今日重大紧急'], metric: 'urgent', period: day },
    { id: 'collective', path: ['本月集体访'], metric: 'M04', period: month },
    ...rates,
  ]
  return countTable(counting, {
    title: '总览',
    scope: inScope(args, today),
    columns,
    period: { from: today, to: today },
    dateMode: '2',
    isCompared: true,
  })
}

const OF_MAP = [
  ...(['M01', 'M01p', 'M02', 'M05', 'M06r', 'M07', 'M08', 'M09', 'M10', 'M11b', 'M11u', 'M12b', 'M12u'] as const),
  ...(['M26', 'M26o', 'M21', 'M19', 'M25'] as const),
] satisfies readonly Metric[]

/** The region that is asked for, else the caller's own. */
export const regionOf = ({ caller }: Counting, region: string): string => region || caller.regionCode

export async function countMap(counting: Counting, args: Input<typeof contract.map>): Promise<Table> {
  const region = regionOf(counting, args.region)
  return countTable(counting, {
    ...periodOf(args),
    title: '地区分布',
    scope: inScope(args, dayOf(counting.now)),
    columns: OF_MAP.map(metric => figure(metric)),
    isCompared: true,
    rows: regionsBelow(region),
    population: await readPopulation(counting.db, region),
  })
}

interface InPeriod {
  readonly from: string
  readonly to: string
  readonly dateMode: DateMode
}

export const periodOf = ({ from, to, dateMode }: InPeriod) => ({ period: { from, to }, dateMode })

/** Days and months of the trend, today's included. */
const DAYS = 30
const MONTHS = 12
const CHANNELS = [
  ...(['100', '110', '200', '210', '300', '303', '305', '308', '400', '500', '600'] as const),
] satisfies readonly string[]

export async function countTrend(counting: Counting, args: Input<typeof contract.trend>): Promise<Table> {
  const names = await CHANNEL.names(counting.db, CHANNELS)
  const columns = names.map(({ key, name }) => ({
    id: `c${key}`,
    path: [name],
    metric: 'M01' as const,
    only: withCodes('xfxs', 'fact.channel', [key]),
  }))
  return countCourse(counting, inScope(args, dayOf(counting.now)), args.unit, columns)
}

/** All of a scope, and parts of it, on each of the last days or in each of the last months. */
export function countCourse(
  counting: Counting,
  scope: Confined,
  unit: Input<typeof contract.trend>['unit'],
  parts: readonly Column[] = [],
): Promise<Table> {
  const today = dayOf(counting.now)
  const isByDay = unit === 'day'
  const from = isByDay ? addDays(today, 1 - DAYS) : monthsAway(`${today.slice(0, 7)}-01`, 1 - MONTHS)
  const lastOf = (first: string) => (isByDay ? first : addDays(monthsAway(first, 1), -1))
  const registered = dayBy('mode', '2')
  if (!registered) throw new Error('Petitions are registered on a day')
  const rows = timesOf(registered, unit, lastOf)
  const firsts = Array.from({ length: isByDay ? DAYS : MONTHS }, (_, at) =>
    isByDay ? addDays(from, at) : monthsAway(from, at),
  )
  return countTable(counting, {
    title: '趋势',
    scope,
    columns: [figure('M01'), ...parts],
    period: { from, to: today },
    dateMode: '2',
    isCompared: false,
    rows: { ...rows, names: db => rows.names(db, firsts) },
  })
}

const OF_RANKING = [...(['M26', 'M26o', 'M01', 'M10', 'M12u', 'M09', 'M13'] as const)] satisfies readonly Metric[]
const OVERDUE = OF_RANKING.indexOf('M26o')

export async function countRanking(counting: Counting, args: Input<typeof contract.ranking>): Promise<Table> {
  const table = await countTable(counting, {
    ...periodOf(args),
    title: '责任单位排名',
    scope: inScope(args, dayOf(counting.now)),
    columns: OF_RANKING.map(metric => figure(metric)),
    isCompared: false,
    rows: UNIT,
  })
  return largestFirst({ ...table, rows: table.rows.filter(({ id }) => id !== '') }, OVERDUE, args.limit)
}

/** What responsible units have open, by stages, and how they do this year. */
export async function countUnits(counting: Counting, args: Input<typeof contract.units>): Promise<Table> {
  const today = dayOf(counting.now)
  const year = { from: `${today.slice(0, 4)}-01-01`, to: today }
  const rates = (['M09', 'M10', 'M12u', 'M21'] as const).map(metric => figure(metric, { period: year }))
  const table = await countTable(counting, {
    title: '责任单位在办',
    scope: inScope(args, today),
    columns: [...(['M26', 'M26o', 'M26e'] as const).map(metric => figure(metric)), ...STAGES, ...rates],
    period: year,
    dateMode: '2',
    isCompared: false,
    rows: UNIT,
  })
  return largestFirst({ ...table, rows: table.rows.filter(isBusy) }, OVERDUE, args.limit)
}

/** An office that had something and has nothing more is no unit to look after. */
const isBusy = ({ id, cells: [open] }: Table['rows'][number]): boolean => id !== '' && (open?.value ?? 0) > 0

export function largestFirst(table: Table, column: number, limit: number): Table {
  const height = (row: Table['rows'][number]) => row.cells[column]?.value ?? 0
  return { ...table, rows: table.rows.toSorted((a, b) => height(b) - height(a)).slice(0, limit) }
}

const DIVIDED: Readonly<Record<Input<typeof contract.shares>['by'], (within: string) => Dimension>> = {
  channel: () => CHANNEL,
  purpose: () => PURPOSE,
  category: categoriesBelow,
  level: () => LEVEL,
  topic: () => TOPIC,
}

export async function countShares(counting: Counting, args: Input<typeof contract.shares>): Promise<Table> {
  const today = dayOf(counting.now)
  const scope = inScope(args, today)
  const table = await countTable(counting, {
    ...periodOf(args),
    title: '构成',
    scope: args.by === 'category' && args.within ? both(scope, ofCategory(args.within)) : scope,
    columns: [figure('M01'), figure('M02')],
    isCompared: true,
    rows: DIVIDED[args.by](args.within),
  })
  return largestFirst(table, 0, args.limit)
}
