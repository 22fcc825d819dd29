/** Choices that look random and come out the same every time. */
export interface Seeded {
  /** A whole number, both ends included. */
  between(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean
}

const RANGE = 2 ** 32

/** Choices that follow from a seed (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = seed
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const spread = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((spread ^ (spread >>> 14)) >>> 0) / RANGE
  }
  const between = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  return { between, chance: percent => fraction() * 100 < percent, pick: choices => pickAt(choices, fraction()) }
}

function pickAt<T>(choices: readonly T[], fraction: number): T {
  const [choice] = choices.slice(Math.floor(fraction * choices.length))
  if (choice === undefined) throw new Error('There is nothing to choose from')
  return choice
}
