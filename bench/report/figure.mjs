import { formatNumber } from './numbers.mjs'

/**
 * One line of the report.
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} value
 * @property {string} [yardstick] what was measured beside it in the same run
 * @property {string} [aim]
 * @property {boolean} [met]
 *
 * @typedef {{ title: string, figures: Figure[], notes: string[] }} Section
 */

/**
 * A figure that should not exceed its aim.
 * @param {string} name @param {number} value @param {string} unit @param {number} aim
 * @returns {Figure}
 */
export function atMost(name, value, unit, aim) {
  return { name, value: withUnit(value, unit), aim: `≤ ${withUnit(aim, unit)}`, met: value <= aim }
}

/** @param {string} name @param {number} value @param {string} unit @returns {Figure} */
export const plain = (name, value, unit) => ({ name, value: withUnit(value, unit) })

/** @param {number} value @param {string} unit */
export const withUnit = (value, unit) => `${formatNumber(value)} ${unit}`.trim()

/** @param {Figure} figure */
export const verdict = ({ met }) => (met === undefined ? '' : met ? 'met' : 'MISSED')
