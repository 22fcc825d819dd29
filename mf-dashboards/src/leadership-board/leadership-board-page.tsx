import { nightVariables, notify, useCan } from '@portal/shared-lib'
import { pageTitle } from '@portal/shared-lib/page'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useDashboardRegionsQuery } from '../api'
import { printBoard } from '../figures/print-board'
import { useDashboardBoardOverviewQuery } from './api'
import styles from './board.module.css'
import { type BoardQuery, todayInChina } from './board-query'
import { Breadcrumb } from './breadcrumb'
import { Filters } from './filters'
import { LEADER_CASES, LeaderCases } from './leader-cases'
import { OverviewTiles } from './overview-tiles'
import { savePicture } from './picture'
import { Ranking } from './ranking'
import { Rates } from './rates'
import { RegionMap } from './region-map'
import { Counted, Share } from './shares'
import { Ticker } from './ticker'
import { Trend } from './trend'
import { askedOf, BoardProvider, useAsked, useBoardQuery } from './use-board'
import { useWall } from './use-wall'

/** /leadershipBoard: what a region's leaders look at, on a desk, on a wall or on paper. */
export default function LeadershipBoardPage() {
  const [query, ask] = useBoardQuery()
  const board = useRef<HTMLDivElement>(null)
  const [isWall, setWall] = useWall(board)
  return (
    <BoardProvider value={askedOf(query, isWall)}>
      <Board query={query} ask={ask} board={board} isWall={isWall} onWall={setWall} />
    </BoardProvider>
  )
}

interface BoardProps {
  readonly query: BoardQuery
  readonly ask: (next: Partial<BoardQuery>) => void
  readonly board: RefObject<HTMLDivElement | null>
  readonly isWall: boolean
  readonly onWall: (on: boolean) => void
}

function Board({ query, ask, board, isWall, onWall }: BoardProps) {
  const goBack = useWayBack(query, ask)
  const seesCases = useCan(LEADER_CASES)
  /** What was chosen is gone from the map: the keys go on at the board. */
  const go = (region: string) => {
    ask({ region })
    board.current?.focus()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    if (!goBack() && isWall) onWall(false)
  }
  const picture = () => {
    const { current } = board
    if (current)
      savePicture(current, `${pageTitle()} ${todayInChina()}`).catch(() => notify.warning('图片未能生成，请改用打印'))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc leads back from wherever one is on the board
    <div
      ref={board}
      tabIndex={-1}
      className={`${styles.board} ${isWall ? styles.wall : ''}`}
      style={isWall ? nightVariables() : undefined}
      onKeyDown={leave}
    >
      <header className={styles.head}>
        <h1>{pageTitle()}</h1>
        <Breadcrumb onGo={go} />
        <div className={styles.tools} data-not-in-picture="">
          <Filters query={query} onAsk={ask} />
          <button type="button" onClick={picture}>
            存为图片
          </button>
          <button type="button" onClick={() => void printBoard('leadershipBoard')}>
            打印
          </button>
          <button type="button" aria-pressed={isWall} onClick={() => onWall(!isWall)}>
            {isWall ? '退出大屏' : '大屏'}
          </button>
        </div>
        <AsOf />
      </header>
      <OverviewTiles />
      <div className={`${styles.grid} ${seesCases ? '' : styles.withoutLeaders}`}>
        <RegionMap onDrill={go} onMetric={metric => ask({ metric })} />
        <Share by="channel" title="信访形式" of="形式" />
        <Share by="purpose" title="信访目的" of="目的" />
        <Counted by="category" title="内容分类" of="分类" limit={10} />
        <Ranking />
        <Rates />
        <Trend onUnit={unit => ask({ unit })} />
        <Counted by="level" title="登记机构级别" of="级别" limit={6} />
        <Counted by="topic" title="热点问题" of="热点" limit={8} />
        {seesCases && <LeaderCases />}
        <Ticker />
      </div>
    </div>
  )
}

/** One region up; says whether there was one. */
function useWayBack(query: BoardQuery, ask: BoardProps['ask']): () => boolean {
  const { data } = useDashboardRegionsQuery({ region: query.region })
  return () => {
    const above = data?.path.at(-2)
    if (!above || !query.region) return false
    ask({ region: data?.path[0] === above ? '' : above.region })
    return true
  }
}

/** Until when was counted. */
function AsOf() {
  const { scope, polling } = useAsked()
  const { data, isFetching, refetch } = useDashboardBoardOverviewQuery(scope, polling)
  return (
    <p className={styles.asOf}>
      {data && `统计截至 ${data.asOf}`}
      <button type="button" data-not-in-picture="" disabled={isFetching} onClick={() => void refetch()}>
        刷新
      </button>
    </p>
  )
}
