import { isIdCard, MOBILE } from '@portal/shared-lib/contract/rules/person'
import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import type { Hit, Letter } from './found'

type Rule = (letter: Letter, today: string) => Hit[]

const ID_CARD = /(?<!\d)\d{17}[\dXx](?!\d)/g
const MOBILE_IN_TEXT = /(?<!\d)1[1-9]\d{9}(?!\d)/g
const SIGNED =
  /(?:信访人|反映人|申请人|举报人|投诉人|写信人|联系人|姓名)[:：]?([\p{Script=Han}·]{2,4})(?=[,，。、;；:：\d（(]|$|身份证|电话|联系)/gu
const SAID = /(?:我叫|我是|本人)([\p{Script=Han}]{2,4}?)(?=[,，。]|身份证|男|女|家住|现住|系)/gu
const ADDRESS = /(?:家庭住址|家住|住址|住在|现住|居住地址|居住在|通讯地址|地址)(?:是|为)?[:：]?([^,，。;；:：]{4,60})/g
const DAY = /((?:19|20)\d{2})[年./-](\d{1,2})[月./-](\d{1,2})日?/g
const MONEY = /(\d+(?:[,，]\d{3})*(?:\.\d+)?)(万)?元/g
const PERSONS = /(?:等|共有?|我们)(\d{1,5})(?:人|名|位)/g
const REQUEST = /(?:请求|诉求|要求|希望|恳请|恳求)[:：]?.*?[。！!]|(?:请求|诉求|要求|希望|恳请|恳求)[:：].{4,}/g
const GREETING = /^.{0,20}[:：]/
const PERSONAL = /身份证|电话|手机|家住|住址|此致|敬礼|信访人|^\d{4}年\d{1,2}月\d{1,2}日$/
const MOST_SUMMARY = 300
const TEN_THOUSAND = 10_000

const TRUST = { pattern: 100, words: 90, guess: 70 }

const matches = (pattern: RegExp, text: string): RegExpExecArray[] => [...text.matchAll(pattern)]

/** The group of a match with its place; the whole where there is no group. */
function placed(match: RegExpExecArray): { value: string; start: number; end: number } {
  const value = match[1] ?? match[0]
  const start = match.index + match[0].lastIndexOf(value)
  return { value, start, end: start + value.length }
}

const idCards: Rule = ({ text }, today) =>
  matches(ID_CARD, text)
    .map(placed)
    .filter(({ value }) => isIdCard(value.toUpperCase(), today, false))
    .map(hit => ({ ...hit, value: hit.value.toUpperCase(), field: 'idCard', trust: TRUST.pattern }))

const mobiles: Rule = ({ text }) =>
  matches(MOBILE_IN_TEXT, text)
    .map(placed)
    .filter(({ value }) => MOBILE.test(value))
    .map(hit => ({ ...hit, field: 'mobile', trust: TRUST.pattern }))

const names: Rule = ({ text }) =>
  [...matches(SAID, text), ...matches(SIGNED, text)]
    .map(placed)
    .map(hit => ({ ...hit, field: 'name', trust: TRUST.words }))

const addresses: Rule = ({ text }) =>
  matches(ADDRESS, text)
    .map(placed)
    .map(hit => ({ ...hit, field: 'address', trust: TRUST.words }))

/** The day of the signature is that of the letter; what it tells of was before. */
const days: Rule = ({ text }, today) =>
  matches(DAY, text)
    .map(match => ({ ...wholeOf(match), value: dayOf(match) }))
    .filter(({ value }) => value !== '' && value <= today)
    .slice(0, -1)
    .map(hit => ({ ...hit, field: 'eventDate', trust: TRUST.guess }))

const wholeOf = ({ 0: whole, index }: RegExpExecArray) => ({ start: index, end: index + whole.length })

function dayOf([, year = '', month = '', day = '']: RegExpExecArray): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text ? text : ''
}

/** The largest sum is what it is about. */
const amounts: Rule = ({ text }) =>
  matches(MONEY, text)
    .map(match => ({ ...wholeOf(match), sum: sumOf(match) }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ sum, ...place }) => ({ ...place, value: String(sum), field: 'amountInvolved', trust: TRUST.guess }))

const sumOf = ([, digits = '', unit]: RegExpExecArray): number =>
  Number(digits.replaceAll(/[,，]/g, '')) * (unit ? TEN_THOUSAND : 1)

const counts: Rule = ({ text }) =>
  matches(PERSONS, text)
    .map(placed)
    .map(hit => ({ ...hit, field: 'personCount', trust: TRUST.guess }))

const requests: Rule = ({ text }) =>
  matches(REQUEST, text)
    .map(wholeOf)
    .map(({ start, end }) => ({
      ...{ start, end, field: 'request', trust: TRUST.guess },
      value: text.slice(start, end).replace(/^(?:请求|诉求)[:：]/, ''),
    }))

/** What the letter says without whom it is from and whom it is to. */
const summaries: Rule = ({ text }) => {
  const sentences = text.replace(GREETING, '').split(/(?<=[。！？!?])/)
  const value = sentences
    .filter(sentence => !PERSONAL.test(sentence))
    .join('')
    .slice(0, MOST_SUMMARY)
  const start = Math.max(text.indexOf(value.slice(0, SUMMARY_LENGTH.min)), 0)
  return value.length < SUMMARY_LENGTH.min
    ? []
    : [{ field: 'summary', value, start, end: start + SUMMARY_LENGTH.min, trust: TRUST.guess }]
}

/** DM_XFMD, by the words people use, the gravest first. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/举报|检举|控告|揭发|贪污|受贿/, '02'],
  [/请求|要求|诉求|恳请|讨要|拖欠|赔偿|补偿/, '03'],
  [/建议/, '01'],
]

const purposes: Rule = ({ text }) => {
  const found = PURPOSES.map(([words, value]) => ({ value, match: words.exec(text) })).find(({ match }) => match)
  if (!found?.match) return []
  return [{ ...wholeOf(found.match), value: found.value, field: 'purpose', trust: TRUST.guess }]
}

const RULES: readonly Rule[] = [
  ...[names, idCards, mobiles, addresses, days, amounts],
  ...[counts, requests, summaries, purposes],
]

/** What the rules find in a letter, the likeliest of each field first. */
export const hitsOf: Rule = (letter, today) => RULES.flatMap(rule => rule(letter, today))
