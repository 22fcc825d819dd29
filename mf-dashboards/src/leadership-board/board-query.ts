import { METRICS, type Metric } from '@portal/shared-lib/contract/rules/figures'

/** What the board is asked for, as its address has it. */
export interface BoardQuery {
  /** Empty: the caller's own. */
  readonly region: string
  readonly period: PeriodName
  /** The days of a period of one's own. */
  readonly from: string
  readonly to: string
  readonly channel: ChannelName
  readonly repeat: '' | '0' | '1'
  /** What the map shows. */
  readonly metric: MapMetric
  readonly unit: 'day' | 'month'
}

export const PERIODS = { year: '本年', quarter: '本季', month: '本月', twelve: '近12个月', days: '自定' } as const
export type PeriodName = keyof typeof PERIODS

interface Channel {
  readonly name: string
  /** Codes of DM_XFXS; none: all. */
  readonly codes: readonly string[]
}

export const CHANNELS = {
  all: { name: '全部形式', codes: [] },
  letter: { name: '来信', codes: ['100', '110'] },
  visit: { name: '来访', codes: ['200', '210'] },
  net: { name: '网信', codes: ['300', '303', '305', '308'] },
  call: { name: '来电', codes: ['400'] },
} as const satisfies Record<string, Channel>
export type ChannelName = keyof typeof CHANNELS

export const REPEATS = { '': '初件和重件', '0': '初件', '1': '重件' } as const

/** What regions can be compared by on the map. */
export const MAP_METRICS = ['M01', 'M01p', 'M07', 'M10', 'M12u', 'M26o'] as const satisfies readonly Metric[]
export type MapMetric = (typeof MAP_METRICS)[number]
export const metricName = (metric: MapMetric): string => METRICS[metric].name

const REGION = /^\d{12}$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** What is spoilt in an address is as if it were not asked for. */
export function readBoardQuery(parameters: URLSearchParams): BoardQuery {
  const asked = (name: string) => parameters.get(name) ?? ''
  const period = oneOf(Object.keys(PERIODS) as PeriodName[], asked('period'), 'year')
  const [from, to] = [asked('from'), asked('to')].map(day => (isDay(day) ? day : ''))
  const region = asked('region')
  return {
    region: REGION.test(region) ? region : '',
    period: period === 'days' && !(from && to && from <= to) ? 'year' : period,
    from: from ?? '',
    to: to ?? '',
    channel: oneOf(Object.keys(CHANNELS) as ChannelName[], asked('channel'), 'all'),
    repeat: oneOf(['', '0', '1'] as const, asked('repeat'), ''),
    metric: oneOf(MAP_METRICS, asked('metric'), 'M01'),
    unit: oneOf(['day', 'month'] as const, asked('unit'), 'month'),
  }
}

/** Only what differs from a board that nothing is asked of. */
export function writeBoardQuery(query: BoardQuery): Record<string, string> {
  const usual = readBoardQuery(new URLSearchParams())
  const isAsked = (name: string) => query.period === 'days' || (name !== 'from' && name !== 'to')
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => isAsked(name) && value !== usual[name as keyof BoardQuery]),
  )
}

const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day))

const oneOf = <Value extends string>(values: readonly Value[], asked: string, usual: Value): Value =>
  values.find(value => value === asked) ?? usual

/** What the server is asked for: of which petitions, and of which days. */
export const scopeOf = ({ region, channel, repeat }: BoardQuery) => ({
  region,
  channels: [...CHANNELS[channel].codes],
  repeat,
})

/** @param today YYYY-MM-DD */
export function daysOf({ period, from, to }: BoardQuery, today: string): { from: string; to: string } {
  const [year = '', month = ''] = today.split('-')
  if (period === 'days') return { from, to }
  if (period === 'month') return { from: `${year}-${month}-01`, to: today }
  if (period === 'quarter') return { from: `${year}-${two(Number(month) - ((Number(month) - 1) % 3))}-01`, to: today }
  if (period === 'twelve') return { from: dayAfter(`${Number(year) - 1}${today.slice(4)}`), to: today }
  return { from: `${year}-01-01`, to: today }
}

const two = (number: number) => String(number).padStart(2, '0')
const DAY_MS = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** The day in China, by this machine's clock. */
export const todayInChina = (now = new Date()): string =>
  new Date(now.getTime() + CHINA_AHEAD_MS).toISOString().slice(0, 10)

const CHINA_AHEAD_MS = 8 * 3_600_000
