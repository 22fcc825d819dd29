import type { CrossTableArgs } from '@portal/shared-lib/contract/calls/cross-tables'
import type { ReportArgs } from '@portal/shared-lib/contract/calls/stats'
import { CROSS_LIMITS, DIMENSION_IDS, type DimensionName } from '@portal/shared-lib/contract/rules/cross-tables'
import {
  DATE_MODES,
  PETITION_METRICS,
  type PetitionMetric,
  REPORT_IDS,
  type Report,
} from '@portal/shared-lib/contract/rules/figures'
import { isDay, lastPeriod, PERIOD_UNITS, type PeriodUnit, periodAround } from './periods'

type DateModeName = NonNullable<ReportArgs['dateMode']>
type Repeat = NonNullable<ReportArgs['repeat']>

/** In the place of a report's number: a free table. */
export const CROSS = 'X'

/** What a report is asked for, as the address has it. */
export interface ReportQuery {
  readonly id: Report | typeof CROSS
  /** Of a free table. */
  readonly rows: readonly DimensionName[]
  readonly columns: readonly DimensionName[]
  readonly metrics: readonly PetitionMetric[]
  readonly unit: PeriodUnit
  readonly from: string
  readonly to: string
  readonly dateMode: DateModeName
  /** Empty: all that the caller may count. */
  readonly region: string
  readonly channels: readonly string[]
  readonly repeat: Repeat
  readonly compare: boolean
}

const DAY_REGISTERED: DateModeName = '2'
const REPEATS: readonly Repeat[] = ['', '0', '1']
const REGION = /^\d{12}$/

/** What is spoilt in the address is as where nothing is asked: the first report, of last month. */
export function readQuery(parameters: URLSearchParams, today: string): ReportQuery {
  const asked = (name: string): string => parameters.get(name) ?? ''
  const unit = (Object.keys(PERIOD_UNITS) as PeriodUnit[]).find(one => one === asked('unit')) ?? 'month'
  const region = asked('region')
  return {
    id: asked('report') === CROSS ? CROSS : (REPORT_IDS.find(id => id === asked('report')) ?? 'R1'),
    ...crossingIn(asked),
    unit,
    ...periodIn(parameters, unit, today),
    dateMode: asked('mode') in DATE_MODES ? (asked('mode') as DateModeName) : DAY_REGISTERED,
    region: REGION.test(region) ? region : '',
    channels: asked('channels').split(',').filter(Boolean),
    repeat: REPEATS.find(one => one === asked('repeat')) ?? '',
    compare: asked('compare') === '1',
  }
}

/** Known ones, each once and no more than a table takes; without rows or metrics those that most want. */
function crossingIn(asked: (name: string) => string): Pick<ReportQuery, 'rows' | 'columns' | 'metrics'> {
  const among = <T extends string>(name: string, known: readonly T[], most: number): T[] => {
    const words = asked(name).split(',')
    return known
      .filter(one => words.includes(one))
      .toSorted((a, b) => words.indexOf(a) - words.indexOf(b))
      .slice(0, most)
  }
  const rows = among('rows', DIMENSION_IDS, CROSS_LIMITS.rows)
  const metrics = among('metrics', PETITION_METRICS, CROSS_LIMITS.metrics)
  const shown = rows.length > 0 ? rows : (['region'] as const)
  const columns = among('columns', DIMENSION_IDS, CROSS_LIMITS.columns).filter(one => !shown.some(row => row === one))
  return { rows: shown, columns, metrics: metrics.length > 0 ? metrics : ['M01'] }
}

function periodIn(parameters: URLSearchParams, unit: PeriodUnit, today: string) {
  const from = parameters.get('from')
  const to = parameters.get('to')
  if (unit === 'days') return isDay(from) && isDay(to) ? { from, to } : lastPeriod('month', today)
  return isDay(from) ? periodAround(unit, from) : lastPeriod(unit, today)
}

export function writeQuery({ id, unit, from, to, ...rest }: ReportQuery): Record<string, string> {
  const { dateMode, region, channels, repeat, compare, rows, columns, metrics } = rest
  return {
    report: id,
    unit,
    from,
    to,
    ...(dateMode !== DAY_REGISTERED && { mode: dateMode }),
    ...(region && { region }),
    ...(channels.length > 0 && { channels: channels.join() }),
    ...(repeat && { repeat }),
    ...(compare && { compare: '1' }),
    ...(id === CROSS && { rows: rows.join(), columns: columns.join(), metrics: metrics.join() }),
  }
}

/** What the server is asked for: of a report. */
export const argsOf = ({ id, from, to, dateMode, region, channels, repeat, compare }: ReportQuery): ReportArgs => ({
  id: id === CROSS ? 'R1' : id,
  from,
  to,
  dateMode,
  region,
  repeat,
  compare,
  channels: [...channels],
})

/** What the server is asked for: of a free table. */
export const crossArgsOf = ({ from, to, dateMode, region, repeat, ...lists }: ReportQuery): CrossTableArgs => ({
  from,
  to,
  dateMode,
  region,
  repeat,
  channels: [...lists.channels],
  rows: [...lists.rows],
  columns: [...lists.columns],
  metrics: [...lists.metrics],
})
