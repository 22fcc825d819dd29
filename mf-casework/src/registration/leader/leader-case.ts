import type { LeaderCasesAnswer } from '@portal/shared-lib/contract/calls/leader-cases'
import { LEADER_CASE_RESULTS } from '@portal/shared-lib/contract/rules/leader-case'

export type LeaderCase = LeaderCasesAnswer[number]

export const named = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code

/** What is asked for: 延期至2027-09-30, 销号（已化解）, 换由郑庚榆包案. */
export function askedOf({ asked, askedDueOn, askedResult, askedLeader }: LeaderCase): string {
  if (asked === 'extend') return `延期至${askedDueOn}`
  return asked === 'change' ? `换由${askedLeader}包案` : `销号（${named(LEADER_CASE_RESULTS, askedResult)}）`
}

export const meetingsOf = ({ progress }: LeaderCase) => progress.filter(({ metOn }) => metOn !== null)
