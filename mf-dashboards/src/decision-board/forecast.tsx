import type { ForecastAnswer } from '@portal/shared-lib/contract/calls/decision-board'
import { LinePlot, type Mark, type Series } from '@portal/shared-lib/plot'
import { markOf } from '../figures/figures'
import { Card } from '../leadership-board/card'
import { useAsked } from '../leadership-board/use-board'
import { useDashboardForecastQuery } from './api'
import styles from './decision.module.css'

/** How many petitions the next seven days would bring if weekdays go on as they went, and how wrong that was before. */
export function Forecast() {
  const { scope, polling } = useAsked()
  const asked = useDashboardForecastQuery(scope, polling)
  return (
    <Card at="forecast" asked={asked}>
      {answer => (
        <>
          <LinePlot
            title="未来7天信访量"
            finding={findingOf(answer)}
            of="日期"
            times={[
              ...answer.table.rows.map(({ id }) => id.slice(5)),
              ...daysAhead(answer).map(({ day }) => day.slice(5)),
            ]}
            series={seriesOf(answer)}
            height={10}
          />
          <p className={styles.note}>取前8周同一星期几的平均；区间为近28天试算中八成误差所及。只预测数量。</p>
        </>
      )}
    </Card>
  )
}

const daysAhead = ({ ahead }: ForecastAnswer) => ahead?.days ?? []

function findingOf({ ahead }: ForecastAnswer): string {
  if (!ahead) return '样本不足：须有84天以上、日均1件次以上的登记，不作预测'
  const sum = Math.round(ahead.days.reduce((all, { value }) => all + value, 0))
  const share = ahead.errorShare === null ? '' : `，占${ahead.errorShare.toFixed(1)}%`
  return `预计7天约${sum}件次；近28天试算平均每天相差${ahead.meanError}件次${share}`
}

function seriesOf(answer: ForecastAnswer): Series[] {
  const { table } = answer
  const ahead = daysAhead(answer)
  const past = table.rows.map(row => markOf(table, row, 0, { label: `${row.id.slice(5)} 实际` }))
  const none = (key: string, label: string, count: number): Mark[] =>
    Array.from({ length: count }, (_, at) => ({ key: `${key} ${at}`, label, value: null }))
  const line = (key: 'value' | 'high' | 'low', label: string): Series => ({
    key,
    label,
    points: [
      ...none(key, label, past.length),
      ...ahead.map(one => ({
        key: `${key} ${one.day}`,
        label: `${one.day.slice(5)} ${label}`,
        value: one[key],
        text: String(one[key]),
        ...(key === 'value' && { notes: [`区间 ${one.low} 至 ${one.high}`] }),
      })),
    ],
  })
  const actual: Series = { key: 'actual', label: '实际', points: [...past, ...none('actual', '实际', ahead.length)] }
  return ahead.length === 0 ? [actual] : [actual, line('value', '预测'), line('high', '上限'), line('low', '下限')]
}
