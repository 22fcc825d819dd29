import { BarPlot } from '@portal/shared-lib/plot'
import { columnAt, markOf } from '../figures/figures'
import { useDashboardBoardRankingQuery } from './api'
import { Card } from './card'
import { useAsked } from './use-board'

const SHOWN = 8

/** The responsible units with most petitions past their limit. */
export function Ranking() {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardBoardRankingQuery({ ...inPeriod, limit: SHOWN }, polling)
  return (
    <Card at="ranking" asked={asked}>
      {figures => {
        const overdue = columnAt(figures, 'M26o')
        const bars = figures.rows
          .map(row => markOf(figures, row, overdue, { tone: 'danger' }))
          .filter(({ value }) => value)
        const table = {
          heads: ['责任单位', ...figures.columns.map(({ path }) => path.join(''))],
          rows: figures.rows.map(row => ({
            key: row.id,
            name: row.name,
            cells: figures.columns.map((_, at) => markOf(figures, row, at)),
          })),
        }
        const [worst] = bars
        const finding = worst?.value ? `${worst.label}超期最多，${worst.text}件` : '没有单位超期'
        return (
          <BarPlot
            title="责任单位超期"
            finding={finding}
            of="责任单位"
            counts="超期未办结"
            bars={bars}
            table={table}
            height={8}
          />
        )
      }}
    </Card>
  )
}
