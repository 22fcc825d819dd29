import { BarPlot } from '@portal/shared-lib/plot'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardSuggestionsQuery } from './api'

const HEADS = ['领域', '已发出', '待反馈', '采纳', '部分采纳', '未采纳']

/** 完善政策 that the own organisation has recommended, by field, and what came of it. */
export function Suggestions() {
  const { inPeriod, polling } = useAsked()
  const { from, to } = inPeriod
  const asked = useDashboardSuggestionsQuery({ from, to }, polling)
  return (
    <Card at="suggestions" asked={asked}>
      {({ rows }) => {
        const sum = (name: 'sent' | 'full' | 'part' | 'waiting') => rows.reduce((all, row) => all + row[name], 0)
        return (
          <BarPlot
            title="完善政策建议"
            finding={`本单位发出${sum('sent')}条，采纳${sum('full')}条，部分采纳${sum('part')}条，待反馈${sum('waiting')}条`}
            of="领域"
            counts="已发出"
            bars={rows.map(({ id, name, sent, full, part, waiting }) => ({
              key: id || 'none',
              label: name,
              value: sent,
              notes: [`采纳 ${full}，部分采纳 ${part}，待反馈 ${waiting}`],
            }))}
            table={{
              heads: HEADS,
              rows: rows.map(({ id, name, sent, waiting, full, part, none }) => ({
                key: id || 'none',
                name,
                cells: [sent, waiting, full, part, none].map(String),
              })),
            }}
            height={5}
          />
        )
      }}
    </Card>
  )
}
