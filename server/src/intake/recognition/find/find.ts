import { FOUND_FIELDS } from '@portal/shared-lib/contract/rules/letter-finds'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Services } from '../../../platform/services'
import type { PageText } from '../page-text'
import { addresses } from './addresses'
import { amounts } from './amounts'
import { categoriesOf } from './category'
import { days } from './days'
import { type Found, foundAt, type Hit, letterOf } from './found'
import { counts, purposes, requests, summaries } from './matter'
import { modelHits } from './model'
import { names } from './names'
import { idCards, mobiles } from './numbers'
import { placesOf } from './place'
import type { Rule } from './rule'

const RULES: readonly Rule[] = [
  ...[names, idCards, mobiles, addresses, days, amounts],
  ...[counts, requests, summaries, purposes],
]

/** What the rules find in a letter, the likeliest of each field first. */
export const hitsOf: Rule = (letter, today) => RULES.flatMap(rule => rule(letter, today))

type Finding = Pick<Services, 'db' | 'config' | 'now'>

/** What a form can take over of a letter: one proposal a field. A model's comes before that of the rules. */
export async function findIn({ db, config, now }: Finding, pages: readonly PageText[]): Promise<Found[]> {
  const letter = letterOf(pages)
  const hits = [
    ...(await askModel(config, letter)),
    ...hitsOf(letter, dayOf(now())),
    ...(await placesOf(db, config.provinceCode, letter)),
    ...categoriesOf(config.codeTables, letter),
  ]
  return FOUND_FIELDS.flatMap(field => hits.find(hit => hit.field === field) ?? []).map(hit =>
    foundAt(pages, letter, hit),
  )
}

/** A model that does not answer keeps nobody from working: the rules are there. */
async function askModel({ textModel }: Finding['config'], letter: ReturnType<typeof letterOf>): Promise<Hit[]> {
  return textModel ? await modelHits(textModel, letter).catch(() => []) : []
}
