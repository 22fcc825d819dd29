import { withUnit } from './figure.mjs'
import { formatNumber, median } from './numbers.mjs'

const CERTAINTY = 0.95

/** A median with the interval it lies in. @param {readonly number[]} values @param {string} unit */
export function spread(values, unit) {
  const middle = withUnit(median(values), unit)
  if (values.length < 2) return middle
  return `${middle} (${medianInterval(values).map(formatNumber).join(' to ')})`
}

/**
 * What a median lies between with 95 % certainty, however the values are distributed: as many of the lowest and of the
 * highest are left out as that allows, none where the values are few.
 * @param {readonly number[]} values
 */
export function medianInterval(values) {
  const sorted = values.toSorted((a, b) => a - b)
  let left = 0
  while (2 * atMostHeads(sorted.length, left + 1) <= 1 - CERTAINTY) left++
  return [sorted[left] ?? Number.NaN, sorted[sorted.length - 1 - left] ?? Number.NaN]
}

/** How likely so many tosses of a coin show no more than so many heads. @param {number} tosses @param {number} heads */
function atMostHeads(tosses, heads) {
  let ways = 1
  let total = 1
  for (let at = 0; at < heads; at++) {
    ways *= (tosses - at) / (at + 1)
    total += ways
  }
  return total / 2 ** tosses
}
