import { formatNumber, useCan } from '@portal/shared-lib'
import { Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardNumbersQuery } from '../api'
import styles from './home.module.css'

/** Milliseconds; the same rhythm as the badges. */
const INTERVAL = 10 * 60_000

interface Tile {
  readonly title: string
  readonly count: number | undefined
  readonly to: string
  readonly tone?: 'warning' | 'danger'
}

/** Counts of the user's and the department's to-dos, each leading to its list. */
export function Tiles() {
  const { data, error, refetch } = useDashboardNumbersQuery(
    {},
    { pollingInterval: INTERVAL, skipPollingIfUnfocused: true },
  )
  const department = useCan('toDoManage/departToDo')
  const personal = useCan('toDoManage/personalToDo')
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  const tiles: Tile[] = [
    ...(personal
      ? ([
          { title: '个人待办', count: data?.personCount, to: '/toDoManage/personalToDo' },
          {
            title: '个人即将到期',
            count: data?.personUrgentCount,
            to: '/toDoManage/personalToDo?urgent=1',
            tone: 'warning',
          },
          {
            title: '个人已超期',
            count: data?.personOverdueCount,
            to: '/toDoManage/personalToDo?urgent=1',
            tone: 'danger',
          },
        ] as const)
      : []),
    ...(department
      ? ([
          { title: '部门待办', count: data?.departCount, to: '/toDoManage/departToDo' },
          { title: '部门待领取', count: data?.departUnclaimedCount, to: '/toDoManage/departToDo?unclaimed=1' },
          {
            title: '部门已超期',
            count: data?.departOverdueCount,
            to: '/toDoManage/departToDo?urgent=1',
            tone: 'danger',
          },
        ] as const)
      : []),
  ]
  return (
    <ul className={styles.tiles} aria-label="待办统计">
      {tiles.map(tile => (
        <li key={tile.title}>
          <TileLink {...tile} />
        </li>
      ))}
    </ul>
  )
}

function TileLink({ title, count, to, tone }: Tile) {
  return (
    <Link to={to} className={`${styles.tile} ${tone && count ? styles[tone] : ''}`}>
      <span>{title}</span>
      <strong>{count === undefined ? '…' : formatNumber(count)}</strong>
    </Link>
  )
}
