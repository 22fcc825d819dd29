import { median } from './numbers.mjs'
import { spread } from './spread.mjs'

/** Who was measured, the portal first. @typedef {Record<string, number[]>} Values */

/**
 * The portal's value beside the others', which should all be higher.
 * @param {string} name @param {Values} values @param {string} unit @returns {import('./figure.mjs').Figure}
 */
export function leastOf(name, { portal = [], ...others }, unit) {
  const yardstick = Object.entries(others).map(([player, all]) => `${player} ${spread(all, unit)}`)
  return {
    name,
    value: spread(portal, unit),
    yardstick: yardstick.join('; '),
    aim: 'the least',
    met: Object.values(others).every(all => median(portal) < median(all)),
  }
}
