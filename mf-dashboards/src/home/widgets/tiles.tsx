import { COUNT_POLLING, formatDay, formatNumber, useCan } from '@portal/shared-lib'
import type { HomeNumbersAnswer } from '@portal/shared-lib/contract/calls/counters'
import { REPORT_TODOS, RETURNED_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { Trouble } from '@portal/shared-lib/page'
import { Link, type ListCondition, listAddress, whereAddress } from '@portal/shared-lib/router'
import { useDashboardListCountsQuery, useDashboardNumbersQuery } from '../../api'
import styles from '../home.module.css'

interface Tile {
  readonly title: string
  readonly figure: keyof HomeNumbersAnswer
  readonly to: string
  readonly tone?: 'warning' | 'danger'
}

const PERSONAL = 'toDoManage/personalToDo'
const DEPARTMENT = 'toDoManage/departToDo'

const ofTypes = (types: readonly string[]): ListCondition => ({ field: 'todoType', operator: 'is', values: types })
const dueToday = (): ListCondition[] =>
  (['from', 'to'] as const).map(operator => ({ field: 'dueAt', operator, values: [formatDay(new Date())] }))

/** Each leads to the list of what it counts. */
const personalTiles = (list = `/${PERSONAL}`): readonly Tile[] => [
  { title: '个人待办', figure: 'personCount', to: listAddress(list) },
  { title: '个人今日到期', figure: 'personTodayCount', to: whereAddress(list, dueToday()), tone: 'warning' },
  { title: '个人即将到期', figure: 'personSoonCount', to: listAddress(list, 'soon'), tone: 'warning' },
  { title: '个人已超期', figure: 'personOverdueCount', to: listAddress(list, 'overdue'), tone: 'danger' },
  { title: '退回重办', figure: 'personReturnedCount', to: whereAddress(list, [ofTypes(RETURNED_TODOS)]) },
  { title: '待办报告', figure: 'personReportCount', to: whereAddress(list, [ofTypes(REPORT_TODOS)]) },
]
const departmentTiles = (list = `/${DEPARTMENT}`): readonly Tile[] => [
  { title: '部门待办', figure: 'departCount', to: listAddress(list) },
  { title: '部门待领取', figure: 'departUnclaimedCount', to: listAddress(list, 'unclaimed') },
  { title: '部门今日到期', figure: 'departTodayCount', to: whereAddress(list, dueToday()), tone: 'warning' },
  { title: '部门已超期', figure: 'departOverdueCount', to: listAddress(list, 'overdue'), tone: 'danger' },
  { title: '部门退回重办', figure: 'departReturnedCount', to: whereAddress(list, [ofTypes(RETURNED_TODOS)]) },
  { title: '部门报告', figure: 'departReportCount', to: whereAddress(list, [ofTypes(REPORT_TODOS)]) },
]

/** Counts of the user's and the department's to-dos, each leading to its list. */
export default function Tiles() {
  const { data, error, refetch } = useDashboardNumbersQuery({}, COUNT_POLLING)
  const [personal, department, calls] = [useCan(PERSONAL), useCan(DEPARTMENT), useCan('pj:callback')]
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.column}>
      {personal && (
        <ul className={styles.tiles} aria-label="个人待办统计">
          <TilesOf tiles={personalTiles()} numbers={data} />
        </ul>
      )}
      {(department || calls) && (
        <ul className={styles.tiles} aria-label="部门待办统计">
          {department && <TilesOf tiles={departmentTiles()} numbers={data} />}
          {calls && <Callbacks />}
        </ul>
      )}
    </div>
  )
}

const TilesOf = ({ tiles, numbers }: { tiles: readonly Tile[]; numbers: HomeNumbersAnswer | undefined }) =>
  tiles.map(tile => <TileLink key={tile.title} tile={tile} count={numbers?.[tile.figure]} />)

const CALLBACKS = { title: '待评价回访', to: '/toDoManage/closingCheck?list=callbacks' }

/** Who is to be called because nothing was rated yet; counted once, as its list is: it is no to-do that counters know. */
function Callbacks() {
  const { data } = useDashboardListCountsQuery({ viewId: 'v_pjhf', tabs: [[]] })
  return <TileLink tile={CALLBACKS} count={data?.[0]?.total} />
}

interface TileProps {
  readonly tile: Pick<Tile, 'title' | 'to' | 'tone'>
  readonly count: number | undefined
}

const TileLink = ({ tile: { title, to, tone }, count }: TileProps) => (
  <li>
    <Link to={to} className={`${styles.tile} ${tone && count ? styles[tone] : ''}`}>
      <span>{title}</span>
      <strong>{count === undefined ? '…' : formatNumber(count)}</strong>
    </Link>
  </li>
)
