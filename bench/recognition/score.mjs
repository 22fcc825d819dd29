import { formatNumber } from '../report/numbers.mjs'

/** @typedef {{ letter: import('./paper.mjs').Letter, found: Record<string, string> }} Read */

/** Fields whose words are the letter's own or a code: a summary has no one truth. */
const FIELDS = {
  name: '姓名',
  mobile: '手机号码',
  idCard: '身份证号',
  address: '住址',
  place: '问题属地',
  eventDate: '事件日期',
  amountInvolved: '涉及金额',
  personCount: '信访人数',
  category: '内容分类',
  purpose: '信访目的',
}

/** A line for each field. @param {readonly Read[]} read @returns {import('../report/figure.mjs').Figure[]} */
export const scoreFields = read =>
  Object.entries(FIELDS).map(([field, name]) => {
    const { right, proposed, there } = scoreOf(read, field)
    return {
      name,
      value: `precision ${share(right, proposed)}, recall ${share(right, there)}`,
      yardstick: `${right} right of ${proposed} proposed, ${there} there`,
    }
  })

/** @param {readonly Read[]} read @param {string} field */
function scoreOf(read, field) {
  const of = (/** @type {(one: Read) => boolean} */ holds) => read.filter(holds).length
  return {
    right: of(({ letter, found }) => found[field] !== undefined && found[field] === letter.truth[field]),
    proposed: of(({ found }) => found[field] !== undefined),
    there: of(({ letter }) => letter.truth[field] !== undefined),
  }
}

/** @param {number} part @param {number} whole */
const share = (part, whole) => (whole === 0 ? '–' : formatNumber(part / whole))
