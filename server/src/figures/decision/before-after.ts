import type { beforeAfter } from '@portal/shared-lib/contract/decision-board'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { addDays, dayOf, daysBetween } from '../../platform/calendar/china-time'
import { figure } from '../asked'
import { type Confined, condition, inScope, ofCategory, type Table } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import type { Dimension } from '../dimensions'
import type { Period } from '../periods'
import { firstDay } from './first-day'
import { type Law, readLaws } from './laws'
import { compareWeeks } from './means'
import { SECOND_LEVEL } from './policies'

type Args = CallInput<typeof beforeAfter>
type Answer = CallAnswer<typeof beforeAfter>

const WEEK_DAYS = 7
/** Weeks on each side of the day on which a policy took effect. */
const WEEKS = 26
/** A policy that is younger has nothing after it to compare. */
const SETTLED_DAYS = 56

/** Petitions of a category by weeks around the day on which a policy took effect. */
export async function countBeforeAfter(counting: Counting, args: Args): Promise<Answer> {
  const today = dayOf(counting.now)
  const policies = (await readLaws(counting.db)).filter(({ effectDate }) => effectDate !== null)
  const policy = policies.find(({ documentId }) => documentId === args.policy) ?? usual(policies, today)
  const scope = inScope(args, today)
  const effect = policy?.effectDate ?? today
  const window = await windowAround(counting, scope, effect)
  const { category, control } = await categoriesFor(counting, scope, effect, window, args.category)
  const names = new Map(
    (await SECOND_LEVEL.names(counting.db, [category, control])).map(({ key, name }) => [key, name]),
  )
  const table = await countTable(counting, {
    title: '政策前后',
    scope,
    columns: [
      figure('M01', { path: [names.get(category) ?? category], only: ofCategory(category) }),
      figure('M06r', { path: ['其中重件'], only: ofCategory(category) }),
      figure('M01', { id: 'control', path: [`对照：${names.get(control) ?? control}`], only: ofCategory(control) }),
    ],
    period: window,
    dateMode: '2',
    isCompared: false,
    rows: weeksFrom(effect, window),
  })
  return {
    policies,
    policy: policy?.documentId ?? '',
    effectDate: policy?.effectDate ?? null,
    category,
    control,
    table,
    means: policy ? compareSides(table, effect) : null,
  }
}

/** The newest that has had its time. */
function usual(policies: readonly Law[], today: string): Law | undefined {
  const byDay = policies.toSorted((one, other) => String(other.effectDate).localeCompare(String(one.effectDate)))
  return byDay.find(({ effectDate }) => effectDate !== null && effectDate <= addDays(today, -SETTLED_DAYS)) ?? byDay[0]
}

/** Whole weeks before and after a day, of which everything is known: since the first petition, until yesterday. */
async function windowAround(counting: Counting, scope: Confined, effect: string): Promise<Period> {
  const today = dayOf(counting.now)
  const first = (await firstDay(counting, scope)) ?? today
  const before = Math.min(WEEKS, wholeWeeks(first, effect))
  const after = Math.min(WEEKS, wholeWeeks(effect, today))
  return { from: addDays(effect, -before * WEEK_DAYS), to: addDays(effect, after * WEEK_DAYS - 1) }
}

const wholeWeeks = (from: string, to: string): number => Math.max(0, Math.floor(daysBetween(from, to) / WEEK_DAYS))

/** The category that is asked for, or that with most petitions; and the one beside it that had nearly as many before. */
async function categoriesFor(counting: Counting, scope: Confined, effect: string, window: Period, asked: string) {
  const { rows } = await countTable(counting, {
    title: '分类',
    scope,
    columns: [figure('M01')],
    // Where nothing is known of before, what came after says at least what there is.
    period: window.from < effect ? { from: window.from, to: addDays(effect, -1) } : window,
    dateMode: '2',
    isCompared: false,
    rows: SECOND_LEVEL,
  })
  const counts = rows.map(({ id, cells }) => ({ id, count: cells[0]?.value ?? 0 }))
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  const category = asked || most?.id || FIRST_CATEGORY
  const own = counts.find(({ id }) => id === category)?.count ?? 0
  const others = counts.filter(({ id }) => id.slice(0, 4) !== category.slice(0, 4))
  const siblings = others.filter(({ id }) => id.slice(0, 2) === category.slice(0, 2))
  const [nearest] = (siblings.length > 0 ? siblings : others).toSorted(
    (one, other) => Math.abs(one.count - own) - Math.abs(other.count - own),
  )
  return { category, control: nearest?.id ?? category }
}

/** Where there is nothing at all to choose from. */
const FIRST_CATEGORY = '010100'

/** Weeks of seven days that begin on the weekday of a day; of each the first day is the key. */
function weeksFrom(effect: string, { from, to }: Period): Dimension {
  const count = Math.max(0, Math.round((daysBetween(from, to) + 1) / WEEK_DAYS))
  const firsts = Array.from({ length: count }, (_, at) => addDays(from, at * WEEK_DAYS))
  return {
    key: sql`to_char(${effect}::date + (7 * floor((fact.registered_on - ${effect}::date) / 7.0))::integer, 'YYYY-MM-DD')`,
    conditionsOf: key => [condition('djsj', 'from', key), condition('djsj', 'to', addDays(key, WEEK_DAYS - 1))],
    names: async () => firsts.map(key => ({ key, name: key })),
  }
}

function compareSides({ rows }: Table, effect: string): Answer['means'] {
  const numbers = (side: readonly Table['rows'][number][]) =>
    side.map(({ cells }) => cells.map(({ value }) => value ?? 0))
  return compareWeeks(numbers(rows.filter(({ id }) => id < effect)), numbers(rows.filter(({ id }) => id >= effect)))
}
