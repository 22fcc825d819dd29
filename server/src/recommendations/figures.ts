import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { recommendationFigures } from '@portal/shared-lib/contract/recommendations'
import { RECOMMENDATION_KINDS, type RecommendationKind } from '@portal/shared-lib/contract/rules/recommendation'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { ANSWERED_BY, matching } from './list'

type Figures = CallAnswer<typeof recommendationFigures>
type Numbers = Omit<Figures[number], 'kind'>

const NONE: Numbers = { sent: 0, waiting: 0, answered: 0, full: 0, part: 0, none: 0, late: 0 }
const NAMES = Object.keys(NONE) as (keyof Numbers)[]

/** M20: what the caller's organisation has sent in a year and what came of it, by kind; the last is all together. */
export async function readFigures(db: Db, caller: Caller, year: number, now: Date): Promise<Figures> {
  const rows = await matching(db, caller, { tab: 'sent', year, kind: '', adopted: '', words: '' }, now)
    .groupBy('recommendation.kind')
    .select(({ fn }) => [
      'recommendation.kind as kind',
      fn.countAll<string>().as('sent'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.waiting).as('waiting'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.answered).as('answered'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.full).as('full'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.part).as('part'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.none).as('none'),
      fn.countAll<string>().filterWhere(ANSWERED_BY.late).as('late'),
    ])
    .execute()
  const of = (kind: RecommendationKind): Numbers => {
    const row = rows.find(each => each.kind === kind)
    return row ? numbers(name => Number(row[name])) : NONE
  }
  const kinds = Object.keys(RECOMMENDATION_KINDS) as RecommendationKind[]
  const byKind = kinds.map(kind => ({ kind, ...of(kind) }))
  return [...byKind, { kind: '', ...numbers(name => byKind.reduce((sum, row) => sum + row[name], 0)) }]
}

const numbers = (of: (name: keyof Numbers) => number): Numbers =>
  Object.fromEntries(NAMES.map(name => [name, of(name)])) as unknown as Numbers
