import { Empty } from '@portal/shared-lib/page'
import { BarPlot, LinePlot } from '@portal/shared-lib/plot'
import { type Figures, markOf } from './figures'
import styles from './figures.module.css'

/** All of something in each of the last twelve months. */
export function Course({ figures }: { figures: Figures }) {
  const points = figures.rows.map(row => markOf(figures, row, 0, { label: `${row.name} 信访总量` }))
  return (
    <div className={styles.part}>
      <LinePlot
        title="近12个月走势"
        finding={findingOf(points)}
        of="月份"
        times={figures.rows.map(({ name }) => name)}
        series={[{ key: 'M01', label: '信访总量', points }]}
        height={10}
      />
    </div>
  )
}

type Bar = ReturnType<typeof markOf>

interface BarsProps {
  readonly title: string
  readonly of: string
  readonly counts: string
  readonly bars: readonly Bar[]
}

export function Bars({ title, of, counts, bars }: BarsProps) {
  return (
    <div className={styles.part}>
      {bars.length === 0 ? (
        <Empty hint={`没有${title}`} />
      ) : (
        <BarPlot title={title} finding={findingOf(bars)} of={of} counts={counts} bars={bars} height={10} />
      )}
    </div>
  )
}

/** A bar for each row. */
export const rowsOf = (figures: Figures): Bar[] => figures.rows.map(row => markOf(figures, row, 0))

function findingOf(bars: readonly Bar[]): string {
  const most = bars.reduce<Bar | undefined>(
    (found, bar) => ((bar.value ?? 0) > (found?.value ?? 0) ? bar : found),
    undefined,
  )
  return most ? `${most.label}最多，${most.text}件` : '没有信访件'
}
