/** @param {readonly number[]} values */
export const median = values => percentile(values, 50)

/**
 * The value that so many per cent of all values do not exceed; the median of two is the one between.
 * @param {readonly number[]} values at least one
 * @param {number} percent
 */
export function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * (percent / 100)
  const [below = Number.NaN, above = below] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return below + (above - below) * (at - Math.floor(at))
}

/** @param {readonly number[]} values */
export const sum = values => values.reduce((total, value) => total + value, 0)

/** With blanks between thousands, and decimals where there is little before them. @param {number} value */
export function formatNumber(value) {
  const text = value.toFixed(Math.abs(value) < 10 && !Number.isInteger(value) ? 2 : 0)
  return text.replace(/\B(?=(\d{3})+$)/g, ' ')
}
