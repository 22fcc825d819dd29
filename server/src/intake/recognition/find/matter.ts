import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { matches, placed, type Rule, TRUST, wholeOf } from './rule'

const PERSONS = /(?:等|共有?|我们)(\d{1,5})(?:人|名|位)/g
const REQUEST =
  /(?:请求|诉求|要求|希望|恳请|恳求)(?:事项)?[:：][^\n]{4,}|(?:请求|诉求|要求|希望|恳请|恳求)[^\n]*?[。！!]/g
const REQUEST_LABEL = /^(?:请求|诉求)(?:事项)?[:：]/
const GREETING = /^[^\n]{0,20}[:：]/m
const PERSONAL = /身份证|电话|手机|家住|住址|地址|此致|敬礼|信访人|姓名|^\s*\d{4}年\d{1,2}月\d{1,2}日\s*$/
const MOST_SUMMARY = 300

export const counts: Rule = ({ text }) =>
  matches(PERSONS, text)
    .map(placed)
    .map(hit => ({ ...hit, field: 'personCount', trust: TRUST.guess }))

export const requests: Rule = ({ text }) =>
  matches(REQUEST, text)
    .map(wholeOf)
    .map(({ start, end }) => ({
      start,
      end,
      field: 'request',
      trust: TRUST.guess,
      value: text.slice(start, end).replace(REQUEST_LABEL, ''),
    }))

/** What the letter says without whom it is from and whom it is to. */
export const summaries: Rule = ({ text }) => {
  const sentences = text.replace(GREETING, '').split(/(?<=[。！？!?\n])/)
  const value = sentences
    .filter(sentence => !PERSONAL.test(sentence))
    .join('')
    .replaceAll('\n', '')
    .slice(0, MOST_SUMMARY)
  const start = Math.max(text.indexOf(value.slice(0, SUMMARY_LENGTH.min)), 0)
  return value.length < SUMMARY_LENGTH.min
    ? []
    : [{ field: 'summary', value, start, end: start + SUMMARY_LENGTH.min, trust: TRUST.guess }]
}

/** DM_XFMD, by the words people use; those that say it most clearly first. */
const PURPOSES: readonly (readonly [RegExp, string])[] = [
  [/举报|检举|控告|揭发|贪污|受贿/, '02'],
  [/申诉(?:书|人)|不服.{0,20}(?:判决|裁定|决定|意见)/, '04'],
  [/请求|要求|诉求|恳请|恳求|讨要|讨薪|赔偿|补发/, '03'],
  [/^建议|^.*的建议|(?:我们?|特此|提出).{0,6}建议/m, '01'],
  [/感谢信|表示.{0,4}感谢|特此致谢|锦旗/, '99'],
  [/希望|盼|望(?:有关|领导|上级|政府)|[帮协]助|请.{0,12}(?:协调|解决|处理|查处)|拖欠|补偿|投诉|督促|责成/, '03'],
  [/建议/, '01'],
]

export const purposes: Rule = ({ text }) => {
  const found = PURPOSES.map(([words, value]) => ({ value, match: words.exec(text) })).find(({ match }) => match)
  if (!found?.match) return []
  return [{ ...wholeOf(found.match), value: found.value, field: 'purpose', trust: TRUST.guess }]
}
