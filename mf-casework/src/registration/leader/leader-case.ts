import type { LeaderCasesAnswer } from '@portal/shared-lib/contract/calls/leader-cases'

export type LeaderCase = LeaderCasesAnswer[number]
