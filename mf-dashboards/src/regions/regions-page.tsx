import { send } from '@portal/shared-lib'
import { mapSheet } from '@portal/shared-lib/contract/calls/stats'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { printBoard } from '../figures/print-board'
import { keepWorkbook } from '../figures/workbook'
import { useDashboardBoardMapQuery } from '../leadership-board/api'
import { daysOf, todayInChina } from '../leadership-board/board-query'
import { Breadcrumb } from '../leadership-board/breadcrumb'
import { Filters } from '../leadership-board/filters'
import { askedOf, BoardProvider, useAsked, useBoardQuery } from '../leadership-board/use-board'
import { Comparison } from './comparison'
import { RegionCard } from './region-card'
import styles from './regions.module.css'

/** How many regions are compared at once: more do not stand beside each other. */
const MOST_COMPARED = 4

/** /sxjkPage: the regions below one's own, a card each, and some of them side by side. */
export default function RegionsPage() {
  const [query, ask] = useBoardQuery()
  return (
    <BoardProvider value={askedOf(query, false)}>
      <Page action={<Filters query={query} onAsk={ask} />}>
        <Breadcrumb onGo={region => ask({ region })} />
        <Regions key={query.region} onDrill={region => ask({ region })} />
      </Page>
    </BoardProvider>
  )
}

function Regions({ onDrill }: { onDrill: (region: string) => void }) {
  const { query, inPeriod, polling } = useAsked()
  const { data, error, refetch } = useDashboardBoardMapQuery(inPeriod, polling)
  const [chosen, choose] = useState<readonly string[]>([])
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.rows.length === 0) return <Empty hint="本地区没有下级地区" />
  const compared = data.rows.filter(({ id }) => chosen.includes(id))
  const { from, to } = daysOf(query, todayInChina())
  return (
    <>
      <p className={styles.line}>
        {`统计期间 ${from} 至 ${to}，统计截至 ${data.asOf}`}
        <button type="button" onClick={() => void send(mapSheet, inPeriod).then(keepWorkbook)}>
          导出Excel
        </button>
        <button type="button" onClick={() => void printBoard('sxjkPage')}>
          打印
        </button>
        <span role="status">
          {compared.length === 1 ? '再选一个地区即可对比' : `勾选2至${MOST_COMPARED}个地区可以对比`}
        </span>
      </p>
      {compared.length > 1 && <Comparison figures={data} rows={compared} onClose={() => choose([])} />}
      <ul className={styles.cards} aria-label="各地区情况">
        {data.rows.map(row => (
          <RegionCard
            key={row.id}
            figures={data}
            row={row}
            onDrill={onDrill}
            isCompared={chosen.includes(row.id)}
            mayCompare={chosen.includes(row.id) || chosen.length < MOST_COMPARED}
            onCompare={on => choose(on ? [...chosen, row.id] : chosen.filter(id => id !== row.id))}
          />
        ))}
      </ul>
    </>
  )
}
