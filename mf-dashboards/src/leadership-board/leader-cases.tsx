import { BarPlot, type Mark } from '@portal/shared-lib/plot'
import { useDashboardBoardLeaderCasesQuery } from './api'
import { Card } from './card'

/** The page that lists them, and the right to see it. */
export const LEADER_CASES = 'leaderJieFang/leaderBARegister'

/** What leaders of the own organisation have taken on, and how far it is; for who may see that list. */
export function LeaderCases() {
  const asked = useDashboardBoardLeaderCasesQuery({})
  return (
    <Card at="leaders" asked={asked}>
      {cases => {
        const going = cases.filter(({ result }) => result === '')
        const late = going.filter(({ remainingDays }) => remainingDays < 0)
        const bar = (key: string, label: string, value: number, tone: Mark['tone']): Mark => ({
          key,
          label,
          value,
          ...(tone && { tone }),
          to: `/${LEADER_CASES}`,
        })
        const bars = [
          bar('all', '包案', cases.length, 1),
          bar('going', '化解中', going.length, 5),
          bar('late', '超过时限', late.length, 'danger'),
          bar('done', '已有结果', cases.length - going.length, 3),
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
