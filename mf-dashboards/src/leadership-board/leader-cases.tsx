import { isLeaderCaseIn, LEADER_CASE_STATES, type LeaderCaseState } from '@portal/shared-lib/contract/rules/leader-case'
import { BarPlot, type Mark } from '@portal/shared-lib/plot'
import { useDashboardBoardLeaderCasesQuery } from './api'
import { Card } from './card'

/** The page that lists them, and the right to see it. */
export const LEADER_CASES = 'leaderJieFang/leaderBARegister'

const TONES = [
  ['going', 5],
  ['late', 'danger'],
  ['done', 3],
] as const satisfies readonly (readonly [LeaderCaseState, Mark['tone']])[]

/** What leaders of the own organisation have taken on, and how far it is; for who may see that list. */
export function LeaderCases() {
  const asked = useDashboardBoardLeaderCasesQuery({})
  return (
    <Card at="leaders" asked={asked}>
      {cases => {
        const bar = (key: string, label: string, { length: value }: typeof cases, tone: Mark['tone']): Mark => ({
          key,
          label,
          value,
          ...(tone && { tone }),
          to: key === 'all' ? `/${LEADER_CASES}` : `/${LEADER_CASES}?${new URLSearchParams({ state: key })}`,
        })
        const inState = (state: LeaderCaseState) => cases.filter(one => isLeaderCaseIn(state, one))
        const late = inState('late')
        const bars = [
          bar('all', '包案', cases, 1),
          ...TONES.map(([state, tone]) => bar(state, LEADER_CASE_STATES[state], inState(state), tone)),
        ]
        return (
          <BarPlot
            title="领导包案"
            finding={late.length > 0 ? `${late.length}件超过化解时限` : '没有超过化解时限的'}
            of="进展"
            counts="件"
            bars={cases.length > 0 ? bars : []}
            height={5}
          />
        )
      }}
    </Card>
  )
}
