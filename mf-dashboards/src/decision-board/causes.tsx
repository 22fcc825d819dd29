import { HeatPlot } from '@portal/shared-lib/plot'
import { type Figures, markOf } from '../figures/figures'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardCausesQuery } from './api'
import { heatRows, largestOf } from './heat'

/** Why people turn to offices, as it was registered, by category. */
export function Causes() {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardCausesQuery(inPeriod, polling)
  return (
    <Card at="causes" asked={asked}>
      {answer => {
        const figures = usedColumns(answer)
        const most = largestOf(withoutUnknown(figures))
        const finding = most
          ? `${most.row.name}类因“${most.column}”最多，${markOf(figures, most.row, most.at).text}件次`
          : '期内没有填写信访原因的信访件'
        return (
          <HeatPlot
            title="信访原因"
            finding={finding}
            of="内容分类"
            columns={figures.columns.slice(1).map(({ path }) => path.join(''))}
            rows={heatRows(figures)}
          />
        )
      }}
    </Card>
  )
}

/** Reasons of which there is something; the sum stays. */
const usedColumns = (figures: Figures): Figures =>
  pick(figures, at => at === 0 || figures.rows.some(({ cells }) => (cells[at]?.value ?? 0) > 0))

const UNKNOWN = 'none'
const withoutUnknown = (figures: Figures): Figures => pick(figures, at => figures.columns[at]?.id !== UNKNOWN)

const pick = (figures: Figures, isKept: (at: number) => boolean): Figures => ({
  ...figures,
  columns: figures.columns.filter((_, at) => isKept(at)),
  rows: figures.rows.map(row => ({ ...row, cells: row.cells.filter((_, at) => isKept(at)) })),
})
