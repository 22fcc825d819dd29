import type { causes, citations, policyMatrix } from '@portal/shared-lib/contract/decision-board'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { dayOf } from '../../platform/calendar/china-time'
import { type Column, figure } from '../asked'
import { largestFirst, periodOf } from '../board'
import { condition, inScope, ofCategory, type Table, withCodes } from '../conditions'
import { countTable } from '../count'
import type { Counting } from '../counting'
import { categoriesBelow, codeNames, type Dimension, readCodes } from '../dimensions'
import { citingAny, LAW, lawsOf, readLaws, readLinks, related, relatedLaw, UNCITED, WITH_OPINION } from './laws'

type InPeriod = CallInput<typeof policyMatrix>

/** Laws and categories that a page holds. */
const MOST_LAWS = 12
const MOST_CATEGORIES = 8
/** What a condition of a list holds. */
const MOST_TITLES = 100

/** Categories of the second level, whatever lies above them. */
export const SECOND_LEVEL: Dimension = {
  key: sql`rpad(left(fact.category, 4), 6, '0')`,
  conditionsOf: key => [condition('nrfl', 'begins', key.slice(0, 4))],
  names: (db, found) => codeNames(db, 'DM_NRFL', found),
}

const scopeOf = ({ now }: Counting, args: InPeriod) => inScope(args, dayOf(now))

/** Laws and policies behind petitions by category: those with most petitions behind which any stands. */
export async function countMatrix(counting: Counting, args: InPeriod): Promise<CallAnswer<typeof policyMatrix>> {
  const scope = scopeOf(counting, args)
  const base = { ...periodOf(args), scope, isCompared: false }
  const links = await readLinks(counting.db)
  const byCategory = await countTable(counting, {
    ...base,
    title: '分类',
    columns: [figure('M01', { only: related(links) })],
    rows: SECOND_LEVEL,
  })
  const columns = largestFirst(byCategory, 0, MOST_CATEGORIES)
    .rows.filter(({ cells: [found] }) => found?.value)
    .map(({ id, name }): Column => figure('M01', { id: `n${id}`, path: [name], only: ofCategory(id) }))
  const table = largestFirst(
    await countTable(counting, {
      ...base,
      title: '政策法规与内容分类',
      columns: [figure('M01', { path: ['合计'] }), ...columns],
      rows: relatedLaw(links),
    }),
    0,
    MOST_LAWS,
  )
  return {
    table,
    laws: await lawsOf(
      counting.db,
      table.rows.map(({ id }) => id),
    ),
  }
}

/** What opinions rest on, and what is to be looked at among them. */
export async function countCitations(counting: Counting, args: InPeriod): Promise<CallAnswer<typeof citations>> {
  const { db } = counting
  const base = { ...periodOf(args), scope: scopeOf(counting, args), isCompared: false }
  const repealed = (await readLaws(db)).flatMap(({ title, status }) => (status === '已废止' ? [title] : []))
  const only = (id: string, name: string, part: Column['only']) =>
    figure('M01', { id, path: [name], ...(part && { only: part }) })
  const [laws, checks] = await Promise.all([
    countTable(counting, { ...base, title: '意见引用', columns: [figure('M01')], rows: LAW }),
    countTable(counting, {
      ...base,
      title: '引用检查',
      columns: [
        only('opinions', '已出具意见', WITH_OPINION),
        only('uncited', '意见未引用法规政策', citingAny([UNCITED])),
        ...(repealed.length > 0
          ? [only('repealed', '意见引用已废止的', citingAny(repealed.slice(0, MOST_TITLES)))]
          : []),
      ],
    }),
  ])
  const table = largestFirst(laws, 0, MOST_LAWS)
  return {
    table,
    checks,
    laws: await lawsOf(
      db,
      table.rows.map(({ id }) => id),
    ),
  }
}

const CAUSES = 'DM_XFYY'

/** Categories by the reasons that were registered. */
export async function countCauses(counting: Counting, args: CallInput<typeof causes>): Promise<Table> {
  const reasons = await readCodes(counting.db, CAUSES)
  const table = await countTable(counting, {
    ...periodOf(args),
    title: '信访原因',
    scope: scopeOf(counting, args),
    columns: [
      figure('M01', { path: ['合计'] }),
      ...reasons.map(({ key, name }) =>
        figure('M01', { id: `y${key}`, path: [name], only: withCodes('xfyy', 'fact.cause', [key]) }),
      ),
      figure('M01', {
        id: 'none',
        path: ['未填'],
        only: { sql: sql<boolean>`fact.cause = ''`, conditions: [condition('xfyy', 'empty')] },
      }),
    ],
    isCompared: false,
    rows: categoriesBelow(''),
  })
  return largestFirst(table, 0, MOST_LAWS)
}
