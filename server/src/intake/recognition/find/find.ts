import { FOUND_FIELDS } from '@portal/shared-lib/contract/rules/letter-finds'
import { isIdCard, MOBILE } from '@portal/shared-lib/contract/rules/person'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Services } from '../../../platform/services'
import type { PageText } from '../page-text'
import { addresses } from './addresses'
import { categoriesOf } from './category'
import { days } from './days'
import { type Found, foundAt, type Hit, letterOf } from './found'
import { counts, purposes, requests, summaries } from './matter'
import { modelHits } from './model'
import { names } from './names'
import { NUMERAL, numberOf } from './numerals'
import { placesOf } from './place'
import { matches, placed, type Rule, TRUST, wholeOf } from './rule'

/** People and printers put blanks and hyphens into long numbers. */
const ID_CARD = /(?<![\dA-Za-z])(\d(?:[ -]?\d){16}[ -]?[\dXx×])(?!\d)/g
const MOBILE_IN_TEXT = /(?<![\d-])(1[1-9]\d(?:[ -]?\d){8})(?![\d-])/g
const OF_A_PHONE = /(?:电话|手机|联系方式|号码)\D{0,6}$/
const OF_SOMETHING_ELSE = /(?:账号|帐号|卡号|户号|编号)\D{0,4}$/
const BEFORE = 12

const bare = (number: string): string => number.replace(/[ -]/g, '').replace(/[x×]$/, 'X')

const idCards: Rule = ({ text }, today) =>
  matches(ID_CARD, text)
    .map(placed)
    .map(hit => ({ ...hit, value: bare(hit.value), field: 'idCard' as const, trust: TRUST.pattern }))
    .filter(({ value }) => isIdCard(value, today, false))

/** One that a label calls a telephone comes first. */
const mobiles: Rule = ({ text }) => {
  const before = (start: number) => text.slice(Math.max(start - BEFORE, 0), start)
  return matches(MOBILE_IN_TEXT, text)
    .map(placed)
    .map(hit => ({ ...hit, value: bare(hit.value), field: 'mobile' as const, trust: TRUST.pattern }))
    .filter(({ value, start }) => MOBILE.test(value) && !OF_SOMETHING_ELSE.test(before(start)))
    .toSorted((a, b) => Number(OF_A_PHONE.test(before(b.start))) - Number(OF_A_PHONE.test(before(a.start))))
}

/** A comma between thousands is read as a point, too. */
const IN_DIGITS = /(?<![\d.])(\d{1,4}(?:[,，.]\d{3})+|\d+(?:\.\d+)?)(万|亿)?元/g
const IN_HAN = new RegExp(`(${NUMERAL}+)元`, 'g')
const THOUSANDS = /[,，]|\.(?=\d{3}(?!\d))/g
const UNITS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }
/** Yuan below which it is the price of something, and no sum to argue about. */
const LEAST = 10

/** The largest sum is what it is about. */
const amounts: Rule = ({ text }) =>
  [
    ...matches(IN_DIGITS, text).map(match => ({ ...wholeOf(match), sum: sumOf(match) })),
    ...matches(IN_HAN, text).map(match => ({ ...wholeOf(match), sum: numberOf(match[1] ?? '') })),
  ]
    .filter(({ sum }) => sum >= LEAST)
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ sum, ...place }) => ({ ...place, value: String(sum), field: 'amountInvolved', trust: TRUST.guess }))

/** Without the noise of binary fractions. */
const sumOf = ([, digits = '', unit]: RegExpExecArray): number =>
  Math.round(Number(unit ? digits.replaceAll(/[,，]/g, '') : digits.replaceAll(THOUSANDS, '')) * scaleOf(unit) * 100) /
  100

const scaleOf = (unit: string | undefined): number => (unit && UNITS[unit]) || 1

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
