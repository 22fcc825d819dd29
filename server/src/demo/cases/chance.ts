import type { Seeded } from '../seeded'
import { type Stage, wait } from './stage'

/** One of some things, each as often as its share of them all says. */
export function choose<T extends string>({ between }: Seeded, shares: Readonly<Record<T, number>>): T {
  const entries = Object.entries(shares) as [T, number][]
  const total = entries.reduce((sum, [, share]) => sum + share, 0)
  let left = between(1, total)
  for (const [name, share] of entries) {
    left -= share
    if (left <= 0) return name
  }
  throw new Error('There is nothing to choose from')
}

/** Some days go by. */
export function waitBetween(stage: Stage, from: number, to: number): void {
  wait(stage, stage.random.between(from, to))
}
