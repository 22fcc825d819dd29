import { onDemand, send, WhileLoading } from '@portal/shared-lib'
import { mapSheet } from '@portal/shared-lib/contract/calls/stats'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import type { Row } from '../figures/figures'
import { printBoard } from '../figures/print-board'
import { keepWorkbook } from '../figures/workbook'
import { useDashboardBoardMapQuery } from '../leadership-board/api'
import { daysOf, todayInChina } from '../leadership-board/board-query'
import { Breadcrumb } from '../leadership-board/breadcrumb'
import { Filters } from '../leadership-board/filters'
import { askedOf, BoardProvider, useAsked, useBoardQuery } from '../leadership-board/use-board'
import { monthsBefore } from './circular/months'
import { Comparison } from './comparison'
import { RegionCard } from './region-card'
import styles from './regions.module.css'

const CircularPage = onDemand(() => import('./circular/circular-page'))
const RegionPanel = onDemand(() => import('./region-panel'))

/** How many regions are compared at once: more do not stand beside each other. */
const MOST_COMPARED = 4

/** /sxjkPage: the regions below one's own, a card each, and some of them side by side; with ?circular= the circular of a month. */
export default function RegionsPage() {
  const [parameters, setParameters] = useSearchParams()
  const month = parameters.get('circular') ?? ''
  const region = parameters.get('region') ?? ''
  if (!MONTH.test(month)) return <Overview />
  const askMonth = (next: string) => setParameters({ ...(region && { region }), circular: next })
  return (
    <WhileLoading fallback={<Loading />}>
      <CircularPage region={region} month={month} onAsk={askMonth} />
    </WhileLoading>
  )
}

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

function Overview() {
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

const lastMonth = () => monthsBefore(todayInChina())[0] ?? ''

function Regions({ onDrill }: { onDrill: (region: string) => void }) {
  const { query, inPeriod, polling } = useAsked()
  const { data, error, refetch } = useDashboardBoardMapQuery(inPeriod, polling)
  const [chosen, choose] = useState<readonly string[]>([])
  const [opened, open] = useState<Row>()
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
        <Link
          to={`/sxjkPage?${new URLSearchParams({ ...(query.region && { region: query.region }), circular: lastMonth() })}`}
        >
          月通报
        </Link>
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
            onOpen={() => open(row)}
            onCompare={on => choose(on ? [...chosen, row.id] : chosen.filter(id => id !== row.id))}
          />
        ))}
      </ul>
      {opened && (
        <WhileLoading fallback={null}>
          <RegionPanel region={opened.id} name={opened.name} onClose={() => open(undefined)} />
        </WhileLoading>
      )}
    </>
  )
}
