import type { LeaderCasesAnswer } from '@portal/shared-lib/contract/calls/leader-cases'
import { LEADER_CASE_RESULTS } from '@portal/shared-lib/contract/rules/leader-case'

export type LeaderCase = LeaderCasesAnswer[number]

export const named = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code

/** What is asked for: 延期至2027-09-30, 销号（已化解）. */
export const askedOf = ({ asked, askedDueOn, askedResult }: LeaderCase): string =>
  asked === 'extend' ? `延期至${askedDueOn}` : `销号（${named(LEADER_CASE_RESULTS, askedResult)}）`
