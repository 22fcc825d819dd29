import { HeatPlot } from '@portal/shared-lib/plot'
import { markOf } from '../figures/figures'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardPolicyMatrixQuery } from './api'
import { heatRows, largestOf } from './heat'

/** Laws and policies by the categories of the petitions whose opinions cite them. */
export function Matrix() {
  const { inPeriod, polling } = useAsked()
  const asked = useDashboardPolicyMatrixQuery(inPeriod, polling)
  return (
    <Card at="matrix" asked={asked}>
      {({ table }) => {
        const most = largestOf(table)
        const finding = most
          ? `“${most.column}”的意见引用《${most.row.name}》最多，${markOf(table, most.row, most.at).text}件次`
          : '期内没有引用法规政策的意见'
        return (
          <HeatPlot
            title="政策法规与内容分类"
            finding={finding}
            of="法规政策"
            columns={table.columns.slice(1).map(({ path }) => path.join(''))}
            rows={heatRows(table)}
          />
        )
      }}
    </Card>
  )
}
