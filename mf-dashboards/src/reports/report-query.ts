import type { ReportArgs } from '@portal/shared-lib/contract/calls/stats'
import { DATE_MODES, REPORT_IDS, type Report } from '@portal/shared-lib/contract/rules/figures'
import { isDay, lastPeriod, PERIOD_UNITS, type PeriodUnit, periodAround } from './periods'

type DateModeName = NonNullable<ReportArgs['dateMode']>
type Repeat = NonNullable<ReportArgs['repeat']>

/** What a report is asked for, as the address has it. */
export interface ReportQuery {
  readonly id: Report
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
    id: REPORT_IDS.find(id => id === asked('report')) ?? 'R1',
    unit,
    ...periodIn(parameters, unit, today),
    dateMode: asked('mode') in DATE_MODES ? (asked('mode') as DateModeName) : DAY_REGISTERED,
    region: REGION.test(region) ? region : '',
    channels: asked('channels').split(',').filter(Boolean),
    repeat: REPEATS.find(one => one === asked('repeat')) ?? '',
    compare: asked('compare') === '1',
  }
}

function periodIn(parameters: URLSearchParams, unit: PeriodUnit, today: string) {
  const from = parameters.get('from')
  const to = parameters.get('to')
  if (unit === 'days') return isDay(from) && isDay(to) ? { from, to } : lastPeriod('month', today)
  return isDay(from) ? periodAround(unit, from) : lastPeriod(unit, today)
}

export function writeQuery({ id, unit, from, to, ...rest }: ReportQuery): Record<string, string> {
  const { dateMode, region, channels, repeat, compare } = rest
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
  }
}

/** What the server is asked for. */
export const argsOf = ({ unit, channels, ...args }: ReportQuery): ReportArgs => ({ ...args, channels: [...channels] })
