import { notify } from '@portal/shared-lib'
import { pageTitle } from '@portal/shared-lib/page'
import { useRef } from 'react'
import { useDashboardRegionsQuery } from '../api'
import board from '../leadership-board/board.module.css'
import { todayInChina } from '../leadership-board/board-query'
import { Breadcrumb } from '../leadership-board/breadcrumb'
import { Filters } from '../leadership-board/filters'
import { savePicture } from '../leadership-board/picture'
import { askedOf, BoardProvider, useAsked } from '../leadership-board/use-board'
import { useDashboardPolicyMatrixQuery } from './api'
import { BeforeAfter } from './before-after'
import { Causes } from './causes'
import { Citations } from './citations'
import styles from './decision.module.css'
import { type DecisionQuery, useDecisionQuery } from './decision-query'
import { Forecast } from './forecast'
import { Matrix } from './matrix'
import { Suggestions } from './suggestions'
import { Topics } from './topics'

/** /decisionBoard: which laws and policies stand behind petitions, and whether a policy went with a change. */
export default function DecisionBoardPage() {
  const [query, ask] = useDecisionQuery()
  return (
    <BoardProvider value={askedOf(query, false)}>
      <Board query={query} ask={ask} />
    </BoardProvider>
  )
}

interface BoardProps {
  readonly query: DecisionQuery
  readonly ask: (next: Partial<DecisionQuery>) => void
}

function Board({ query, ask }: BoardProps) {
  const drawn = useRef<HTMLDivElement>(null)
  const picture = () => {
    const { current } = drawn
    if (current)
      savePicture(current, `${pageTitle()} ${todayInChina()}`).catch(() => notify.warning('图片未能生成，请改用打印'))
  }
  return (
    <div ref={drawn} className={board.board}>
      <header className={board.head}>
        <h1>{pageTitle()}</h1>
        <Breadcrumb onGo={region => ask({ region })} />
        <div className={board.tools} data-not-in-picture="">
          <RegionsBelow onGo={region => ask({ region })} />
          <Filters query={query} onAsk={ask} />
          <button type="button" onClick={picture}>
            存为图片
          </button>
          <button type="button" onClick={() => window.print()}>
            打印
          </button>
        </div>
        <AsOf />
      </header>
      <div className={styles.grid}>
        <Matrix />
        <Citations />
        <BeforeAfter query={query} onAsk={ask} />
        <Forecast />
        <Causes />
        <Topics />
        <Suggestions />
      </div>
    </div>
  )
}

/** The way down; the breadcrumb is the way up. */
function RegionsBelow({ onGo }: { onGo: (region: string) => void }) {
  const { scope } = useAsked()
  const { data } = useDashboardRegionsQuery({ region: scope.region })
  if (!data || data.below.length === 0) return null
  return (
    <select className={board.select} aria-label="下级地区" value="" onChange={({ target }) => onGo(target.value)}>
      <option value="">{data.name}全部</option>
      {data.below.map(({ region, name }) => (
        <option key={region} value={region}>
          {name}
        </option>
      ))}
    </select>
  )
}

function AsOf() {
  const { inPeriod, polling } = useAsked()
  const { data } = useDashboardPolicyMatrixQuery(inPeriod, polling)
  return <p className={board.asOf}>{data && `统计截至 ${data.table.asOf}`}</p>
}
