import { COUNT_POLLING, formatNumber, useCan } from '@portal/shared-lib'
import type { HomeNumbersAnswer } from '@portal/shared-lib/contract/calls/counters'
import { Trouble } from '@portal/shared-lib/page'
import { Link, listAddress } from '@portal/shared-lib/router'
import { useDashboardNumbersQuery } from '../../api'
import styles from '../home.module.css'

interface Tile {
  readonly title: string
  readonly figure: keyof HomeNumbersAnswer
  readonly to: string
  readonly tone?: 'warning' | 'danger'
}

const PERSONAL = 'toDoManage/personalToDo'
const DEPARTMENT = 'toDoManage/departToDo'

/** Each leads to the list of what it counts. */
const PERSONAL_TILES: readonly Tile[] = [
  { title: '个人待办', figure: 'personCount', to: listAddress(`/${PERSONAL}`) },
  { title: '个人即将到期', figure: 'personSoonCount', to: listAddress(`/${PERSONAL}`, 'soon'), tone: 'warning' },
  { title: '个人已超期', figure: 'personOverdueCount', to: listAddress(`/${PERSONAL}`, 'overdue'), tone: 'danger' },
]
const DEPARTMENT_TILES: readonly Tile[] = [
  { title: '部门待办', figure: 'departCount', to: listAddress(`/${DEPARTMENT}`) },
  { title: '部门待领取', figure: 'departUnclaimedCount', to: listAddress(`/${DEPARTMENT}`, 'unclaimed') },
  { title: '部门已超期', figure: 'departOverdueCount', to: listAddress(`/${DEPARTMENT}`, 'overdue'), tone: 'danger' },
]

/** Counts of the user's and the department's to-dos, each leading to its list. */
export default function Tiles() {
  const { data, error, refetch } = useDashboardNumbersQuery({}, COUNT_POLLING)
  const department = useCan(DEPARTMENT)
  const personal = useCan(PERSONAL)
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  const tiles: Tile[] = [...(personal ? PERSONAL_TILES : []), ...(department ? DEPARTMENT_TILES : [])]
  return (
    <ul className={styles.tiles} aria-label="待办统计">
      {tiles.map(tile => (
        <li key={tile.title}>
          <TileLink tile={tile} count={data?.[tile.figure]} />
        </li>
      ))}
    </ul>
  )
}

function TileLink({ tile: { title, to, tone }, count }: { tile: Tile; count: number | undefined }) {
  return (
    <Link to={to} className={`${styles.tile} ${tone && count ? styles[tone] : ''}`}>
      <span>{title}</span>
      <strong>{count === undefined ? '…' : formatNumber(count)}</strong>
    </Link>
  )
}
