import { isIdCard, MOBILE } from '@portal/shared-lib/contract/rules/person'
import { matches, placed, type Rule, TRUST } from './rule'

/** People and printers put blanks and hyphens into long numbers. */
const ID_CARD = /(?<![\dA-Za-z])(\d(?:[ -]?\d){16}[ -]?[\dXx×])(?!\d)/g
const MOBILE_IN_TEXT = /(?<![\d-])(1[1-9]\d(?:[ -]?\d){8})(?![\d-])/g
const OF_A_PHONE = /(?:电话|手机|联系方式|号码)\D{0,6}$/
const OF_SOMETHING_ELSE = /(?:账号|帐号|卡号|户号|编号)\D{0,4}$/
const BEFORE = 12

const bare = (number: string): string => number.replace(/[ -]/g, '').replace(/[x×]$/, 'X')

export const idCards: Rule = ({ text }, today) =>
  matches(ID_CARD, text)
    .map(placed)
    .map(hit => ({ ...hit, value: bare(hit.value), field: 'idCard' as const, trust: TRUST.pattern }))
    .filter(({ value }) => isIdCard(value, today, false))

/** One that a label calls a telephone comes first. */
export const mobiles: Rule = ({ text }) => {
  const before = (start: number) => text.slice(Math.max(start - BEFORE, 0), start)
  return matches(MOBILE_IN_TEXT, text)
    .map(placed)
    .map(hit => ({ ...hit, value: bare(hit.value), field: 'mobile' as const, trust: TRUST.pattern }))
    .filter(({ value, start }) => MOBILE.test(value) && !OF_SOMETHING_ELSE.test(before(start)))
    .toSorted((a, b) => Number(OF_A_PHONE.test(before(b.start))) - Number(OF_A_PHONE.test(before(a.start))))
}
