import type { CallInput } from '@portal/shared-lib/contract/form'
import { METRICS, type Metric } from '@portal/shared-lib/contract/rules/figures'
import type * as contract from '@portal/shared-lib/contract/stats'
import { dayOf } from '../../platform/calendar/china-time'
import type { Column } from '../asked'
import { regionOf } from '../board'
import { type Confined, dayBy, inPeriod, inScope, type Table, withCodes } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import { regionsBelow } from '../dimensions'
import { readPopulation } from '../regions'

const FORMS = [
  ['letters', '来信', '100', '110'],
  ['net', '网信', '300', '303', '305', '308'],
  ['calls', '来电', '400'],
  ['others', '其他', '500', '600'],
] as const
const VISITS = withCodes('xfxs', 'fact.channel', ['200', '210'])

const column = (id: string, name: string, metric: Metric, only?: Confined): Column => ({
  id,
  path: [name],
  metric,
  ...(only && { only }),
})

/** What came today and what has to be done by tonight, for each region below. */
export async function countToday(counting: Counting, args: CallInput<typeof contract.today>): Promise<Table> {
  const today = dayOf(counting.now)
  const period = { from: today, to: today }
  const due = dayBy('due', '2')
  const region = regionOf(counting, args.region)
  return countTable(counting, {
    title: '今日情况',
    scope: inScope({ region: args.region, channels: [], repeat: '' }, today),
    columns: [
      column('M01', '今日登记', 'M01'),
      column('M02', '人次', 'M02'),
      ...FORMS.map(([id, name, ...codes]) => column(id, name, 'M01', withCodes('xfxs', 'fact.channel', codes))),
      column('M03', '来访批次', 'M03'),
      column('visitors', '来访人次', 'M02', VISITS),
      column('M04', '集体访批次', 'M04'),
      column('M04p', '集体访人次', 'M04p'),
      column('urgent', METRICS.urgent.name, 'urgent'),
      column('closed', '今日办结', 'closed'),
      ...(due ? [column('due', '今日到期', 'M26', inPeriod(due, period))] : []),
      column('M26o', METRICS.M26o.name, 'M26o'),
    ],
    period,
    dateMode: '2',
    isCompared: true,
    rows: regionsBelow(region),
    population: await readPopulation(counting.db, region),
  })
}
