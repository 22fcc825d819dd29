import { NUMERAL, numberOf } from './numerals'
import { matches, type Rule, TRUST, wholeOf } from './rule'

/** A comma between thousands is read as a point, too. */
const IN_DIGITS = /(?<![\d.])(\d{1,4}(?:[,，.]\d{3})+|\d+(?:\.\d+)?)(万|亿)?元/g
const IN_HAN = new RegExp(`(${NUMERAL}+)元`, 'g')
const THOUSANDS = /[,，]|\.(?=\d{3}(?!\d))/g
const UNITS: Readonly<Record<string, number>> = { 万: 10_000, 亿: 100_000_000 }
/** Yuan below which it is the price of something, and no sum to argue about. */
const LEAST = 10

/** The largest sum is what it is about. */
export const amounts: Rule = ({ text }) =>
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
