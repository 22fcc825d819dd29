import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/region-panel'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { figure } from '../asked'
import { countCourse, largestFirst } from '../board'
import { inScope } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import { categoriesBelow, UNIT } from '../dimensions'
import { readPopulation, readRegions } from '../regions'

/** So many categories and units are shown. */
const CATEGORIES = 5
const UNITS = 8
const SHOWN = [
  ...(['M01', 'M01p', 'M02', 'M07', 'M08', 'M09', 'M10', 'M12u', 'M04'] as const),
  ...(['M26', 'M26o', 'M26e', 'M21', 'M19', 'M25'] as const),
] as const
const OF_UNITS = ['M26', 'M26o', 'M10'] as const

/** 地区详情: one region on its own, this year. */
export async function countRegion(
  counting: Counting,
  args: CallInput<typeof contract.region>,
): Promise<CallAnswer<typeof contract.region>> {
  const { db, caller } = counting
  const { name, region } = await readRegions(db, caller, args.region)
  const today = dayOf(counting.now)
  const scope = inScope({ region, channels: [], repeat: '' }, today)
  const year = { period: { from: `${today.slice(0, 4)}-01-01`, to: today }, dateMode: '2' } as const
  const of = { ...year, scope, isCompared: false }
  const columns = SHOWN.map(metric => figure(metric))
  const population = await readPopulation(db, region)
  const [figures, trend, categories, units] = await Promise.all([
    countTable(counting, { ...of, title: '地区情况', columns, isCompared: true, population }),
    countCourse(counting, scope, 'month'),
    countTable(counting, { ...of, title: '内容分类', columns: [figure('M01')], rows: categoriesBelow('') }),
    countTable(counting, { ...of, title: '责任单位', columns: OF_UNITS.map(metric => figure(metric)), rows: UNIT }),
  ])
  const busy = units.rows.filter(({ id, cells: [open] }) => id !== '' && (open?.value ?? 0) > 0)
  return {
    name,
    office: await readOffice(db, region),
    figures,
    trend,
    categories: largestFirst(categories, 0, CATEGORIES),
    units: largestFirst({ ...units, rows: busy }, OF_UNITS.indexOf('M26o'), UNITS),
  }
}

/** The region's 信访局. */
async function readOffice(db: Db, region: string) {
  const found = await db
    .selectFrom('organisation')
    .where('region_code', '=', region)
    .where('is_petition', '=', true)
    .where('in_use', '=', true)
    .orderBy('id')
    .select(['company_name as name', 'telephone', 'reception_address as receptionAddress'])
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}
