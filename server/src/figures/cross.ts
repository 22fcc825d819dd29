import type { crossTable } from '@portal/shared-lib/contract/cross-tables'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { DIMENSIONS, type DimensionName, MOST_CELLS } from '@portal/shared-lib/contract/rules/cross-tables'
import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import { sql } from 'kysely'
import { dayOf } from '../platform/calendar/china-time'
import { refuseRule } from '../platform/refusal'
import type { Column } from './asked'
import { periodOf, regionOf } from './board'
import { condition, dayBy, inScope, type Table } from './conditions'
import { countTable } from './count'
import type { Counting } from './counting'
import {
  CHANNEL,
  categoriesBelow,
  type Dimension,
  LEVEL,
  PURPOSE,
  REGISTERING,
  regionsBelow,
  timesOf,
  UNIT,
} from './dimensions'
import { lastDayOf } from './periods'
import { readPopulation } from './regions'
import { together } from './together'

type Args = CallInput<typeof crossTable>

/** A free table: its columns are what the columns' dimensions hold, each with every metric, and all together first. */
export async function countCross(counting: Counting, args: Args): Promise<Table> {
  const region = regionOf(counting, args.region)
  const of = (names: readonly DimensionName[]) => together(names.map(name => dimensionOf(name, region, args)))
  const asked = {
    ...periodOf(args),
    title: titleOf(args),
    scope: inScope(args, dayOf(counting.now)),
    isCompared: false,
    population: await readPopulation(counting.db, region),
  }
  const all = args.metrics.map((metric): Column => ({ id: metric, path: [METRICS[metric].name], metric }))
  const rows = of(args.rows)
  if (args.columns.length === 0) return withinLimit(await countTable(counting, { ...asked, rows, columns: all }))
  const across = of(args.columns)
  const heads = (await countTable(counting, { ...asked, rows: across, columns: all })).rows.filter(isCounted)
  if ((heads.length + 1) * all.length > MOST_CELLS) refuseSize()
  const parts = heads.flatMap(({ id, name, conditions }, place) =>
    all.map((column): Column => {
      const only = { sql: sql<boolean>`${across.key} = ${id}`, conditions }
      return { ...column, id: `${place} ${column.metric}`, path: [...name.split(' / '), ...column.path], only }
    }),
  )
  const whole = all.map(column => ({ ...column, path: ['合计', ...column.path] }))
  return withinLimit(await countTable(counting, { ...asked, rows, columns: [...whole, ...parts] }))
}

const isCounted = ({ cells }: Table['rows'][number]): boolean =>
  cells.some(({ count, base }) => count > 0 || (base ?? 0) > 0)

/** Rows of which nothing is counted say nothing here. */
function withinLimit(table: Table): Table {
  const rows = table.rows.filter(isCounted)
  if (rows.length * table.columns.length > MOST_CELLS) refuseSize()
  return { ...table, rows }
}

const refuseSize = (): never => refuseRule('表太大，请减少行、列或指标，或缩小范围')

const titleOf = ({ rows, columns }: Args): string =>
  `${[...rows, ...columns].map(name => DIMENSIONS[name]).join('、')}交叉统计表`

function dimensionOf(name: DimensionName, region: string, { dateMode }: Args): Dimension {
  const dimensions: Readonly<Record<DimensionName, () => Dimension>> = {
    region: () => regionsBelow(region),
    channel: () => CHANNEL,
    purpose: () => PURPOSE,
    category: () => categoriesBelow(''),
    level: () => LEVEL,
    month: () => monthsBy(dateMode),
    registering: () => REGISTERING,
    unit: () => UNIT,
  }
  return dimensions[name]()
}

/** Months of the day that is asked by; figures that go by another day may have none. */
function monthsBy(dateMode: Args['dateMode']): Dimension {
  const day = dayBy('mode', dateMode)
  if (!day) throw new Error('A mode names a day')
  const months = timesOf(day, 'month', lastDayOf)
  return {
    ...months,
    key: sql`coalesce(${months.key}, '')`,
    conditionsOf: key => (key ? months.conditionsOf(key) : [condition(day.field, 'empty')]),
    names: async (_, found) => found.toSorted().map(key => ({ key, name: key ? key.slice(0, 7) : '未填' })),
  }
}
