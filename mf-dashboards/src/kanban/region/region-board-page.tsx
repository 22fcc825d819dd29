import { Loading, Page, Trouble } from '@portal/shared-lib/page'
import { usePolling } from '@portal/shared-lib/router'
import { FigureTable } from '../../figures/figure-table'
import type { Row } from '../../figures/figures'
import { printBoard } from '../../figures/print-board'
import { useDashboardBoardTodayQuery } from '../../leadership-board/api'
import { Breadcrumb } from '../../leadership-board/breadcrumb'
import { Tiles } from '../../leadership-board/overview-tiles'
import { askedOf, BoardProvider, useBoardQuery } from '../../leadership-board/use-board'
import { Alerts } from './alerts'
import { Halls } from './halls'
import { Receptions } from './receptions'
import styles from './region.module.css'

/** Who looks at it sees what happens; behind other windows it asks for nothing. */
const POLLING = { pollingInterval: 30_000, skipPollingIfUnfocused: true }

const TILES = ['M01', 'M02', 'M03', 'M04', 'urgent', 'due', 'M26o']
const COLUMNS = [
  ...['M01', 'M02', 'letters', 'M03', 'visitors', 'net', 'calls', 'others'],
  ...['M04', 'M04p', 'urgent', 'closed', 'due', 'M26o'],
]

/** /kanbanSystem/kanbanRegion: what comes today in a region, for who is on duty. What is there stays while it is asked for anew. */
export default function RegionBoardPage() {
  const [query, ask] = useBoardQuery()
  const { region } = query
  const { data, error, refetch } = useDashboardBoardTodayQuery({ region }, usePolling(POLLING))
  const drill = (row: Row) =>
    row.region ? (
      <button type="button" className={styles.drill} onClick={() => ask({ region: row.region })}>
        {row.name}
      </button>
    ) : (
      row.name
    )
  return (
    <BoardProvider value={askedOf(query, false)}>
      <Page action={data && <Actions asOf={data.figures.asOf} />}>
        <Breadcrumb onGo={next => ask({ region: next })} />
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <Tiles figures={data.figures} shown={TILES} />
            <div className={styles.now}>
              <Alerts alerts={data.alerts} count={data.alertCount} />
              <div className={styles.beside}>
                <Halls halls={data.halls} night={data.night} />
                <Receptions receptions={data.receptions} />
              </div>
            </div>
            <FigureTable label="各地区今日情况" of="地区" figures={data.figures} shown={COLUMNS} nameOf={drill} />
          </>
        )}
      </Page>
    </BoardProvider>
  )
}

function Actions({ asOf }: { asOf: string }) {
  return (
    <span className={styles.actions}>
      {`截至 ${asOf}，每30秒更新`}
      <button type="button" onClick={() => void printBoard('kanbanRegion')}>
        打印
      </button>
    </span>
  )
}
