import { BarPlot, type Mark, RingPlot } from '@portal/shared-lib/plot'
import { type Figures, figureText, markOf } from '../figures/figures'
import { useDashboardBoardSharesQuery } from './api'
import { Card } from './card'
import { useAsked } from './use-board'

interface ShareProps {
  readonly by: 'channel' | 'purpose'
  readonly title: string
  readonly of: string
}

/** Petitions divided by their form or purpose. */
export function Share({ by, title, of }: ShareProps) {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardBoardSharesQuery({ ...inPeriod, by, limit: 8 }, polling)
  return (
    <Card at={by} asked={asked}>
      {figures => {
        const pieces = figures.rows.map(row => markOf(figures, row, 0))
        return (
          <RingPlot
            title={title}
            finding={findingOf(pieces, wholeOf(figures))}
            of={of}
            counts="件次"
            pieces={pieces}
            whole={textOfWhole(figures)}
            height={9}
          />
        )
      }}
    </Card>
  )
}

interface CountedProps {
  readonly by: 'category' | 'topic' | 'level'
  readonly title: string
  readonly of: string
  readonly limit: number
}

/** Petitions counted by category, hot topic or registering level, the most first. */
export function Counted({ by, title, of, limit }: CountedProps) {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardBoardSharesQuery({ ...inPeriod, by, limit }, polling)
  return (
    <Card at={by} asked={asked}>
      {figures => {
        const bars = figures.rows.map(row => markOf(figures, row, 0))
        return (
          <BarPlot
            title={title}
            finding={findingOf(bars, wholeOf(figures))}
            of={of}
            counts="件次"
            bars={bars}
            height={5}
          />
        )
      }}
    </Card>
  )
}

const wholeOf = ({ total, rows }: Figures): number =>
  total?.[0]?.value ?? rows.reduce((sum, { cells }) => sum + (cells[0]?.value ?? 0), 0)

function textOfWhole(figures: Figures): string {
  const [column] = figures.columns
  return column ? figureText(column, wholeOf(figures)) : ''
}

function findingOf(marks: readonly Mark[], whole: number): string {
  const [most] = marks
  if (!most?.value || whole === 0) return '期内没有信访件'
  return `${most.label}最多，${most.text}件次，占${((most.value / whole) * 100).toFixed(1)}%`
}
