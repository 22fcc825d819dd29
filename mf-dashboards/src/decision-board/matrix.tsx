import { HeatPlot } from '@portal/shared-lib/plot'
import { markOf } from '../figures/figures'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardPolicyMatrixQuery } from './api'
import { heatRows, largestOf } from './heat'
import { Laws } from './laws'

/** Laws and policies by the categories of the petitions behind which they stand: cited by their opinions, or linked to them. */
export function Matrix() {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardPolicyMatrixQuery(inPeriod, polling)
  return (
    <Card at="matrix" asked={asked}>
      {({ table, laws }) => {
        const most = largestOf(table)
        const finding = most
          ? `“${most.column}”中与《${most.row.name}》关联的最多，${markOf(table, most.row, most.at).text}件次`
          : '期内没有与法规政策关联的信访件'
        return (
          <>
            <HeatPlot
              title="政策法规与内容分类"
              finding={finding}
              of="法规政策"
              columns={table.columns.slice(1).map(({ path }) => path.join(''))}
              rows={heatRows(table)}
            />
            <Laws laws={laws} />
          </>
        )
      }}
    </Card>
  )
}
