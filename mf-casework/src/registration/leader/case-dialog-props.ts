import type { LeaderCase } from './leader-case'

export interface CaseDeedProps {
  readonly leaderCase: LeaderCase
  readonly onClose: () => void
}

/** Characters of words that say anything. */
export const LEAST_WORDS = 5
