import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { LAMPS, type Lamp } from '@portal/shared-lib/contract/rules/lamp'
import type * as contract from '@portal/shared-lib/contract/stats'
import { sql } from 'kysely'
import { lampOf } from '../../petitions/clocks/lamps/lamps'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { KEPT } from '../../platform/database/kept'
import { refuse } from '../../platform/refusal'
import { type Column, figure } from '../asked'
import { countCourse, largestFirst } from '../board'
import { condition, inSet, withCodes } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import { categoriesBelow, REASON } from '../dimensions'
import { STAGES } from '../stages'

/** So many categories are shown. */
const CATEGORIES = 10
const SHOWN_LAMPS = ['red', 'orange', 'yellow', 'green', 'none'] as const satisfies readonly Lamp[]

/** 责任单位画像: how a unit does this year, what it has open, what its petitions are about, and why people are not satisfied. */
export async function countUnit(
  counting: Counting,
  { unit }: CallInput<typeof contract.unit>,
): Promise<CallAnswer<typeof contract.unit>> {
  const name = await nameOf(counting.db, unit)
  const today = dayOf(counting.now)
  const scope = withCodes('cbdw', 'fact.unit_id', [unit])
  const year = { period: { from: `${today.slice(0, 4)}-01-01`, to: today }, dateMode: '2' } as const
  const of = { ...year, scope, isCompared: false }
  const [figures, trend, categories, reasons] = await Promise.all([
    countTable(counting, { ...of, title: '办理情况', columns: columnsOf(counting.now), isCompared: true }),
    countCourse(counting, scope, 'month'),
    countTable(counting, { ...of, title: '内容分类', columns: [figure('M01')], rows: categoriesBelow('') }),
    countTable(counting, { ...of, title: '不满意原因', columns: [figure('M01')], rows: REASON }),
  ])
  return {
    name,
    figures,
    trend,
    categories: largestFirst(categories, 0, CATEGORIES),
    reasons: largestFirst(reasons, 0, reasons.rows.length),
  }
}

async function nameOf(db: Db, id: string): Promise<string> {
  const found = await db
    .selectFrom('organisation')
    .where('id', '=', id)
    .select('company_name')
    .modifyFront(KEPT)
    .executeTakeFirst()
  return found?.company_name ?? refuse('notFound', { what: '责任单位' })
}

function columnsOf(now: Date): Column[] {
  const today = dayOf(now)
  return [
    ...(['M01', 'M09', 'M10', 'M12u', 'M21', 'M19', 'M26', 'M26o'] as const).map(metric => figure(metric)),
    figure('M01', { id: 'changed', path: ['复查复核变更撤销'], only: inSet('reviewChanged', today) }),
    figure('M01', { id: 'sustained', path: ['复查复核维持'], only: inSet('reviewSustained', today) }),
    ...STAGES,
    ...SHOWN_LAMPS.map(lamp => ofLamp(lamp, now)),
  ]
}

const ofLamp = (lamp: Lamp, now: Date): Column =>
  figure('M26', {
    id: `l${lamp}`,
    path: [LAMPS[lamp].name],
    only: {
      sql: sql<boolean>`exists (select from petition where petition.province_code = fact.province_code
        and petition.id = fact.petition_id and ${lampOf(sql`petition`, now)} = ${lamp})`,
      conditions: [condition('lamp', 'is', lamp)],
    },
  })
