/** A part of a whole as a percentage with one decimal, like 12.5%. */
export const shareOf = (count: number, total: number): string =>
  `${total === 0 ? '0.0' : ((count / total) * 100).toFixed(1)}%`
