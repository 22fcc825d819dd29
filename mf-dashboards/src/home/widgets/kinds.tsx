import { COUNT_POLLING, formatNumber } from '@portal/shared-lib'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link, type ListCondition, whereAddress } from '@portal/shared-lib/router'
import { useDashboardCountsQuery } from '../../api'
import styles from '../home.module.css'
import { useOwnPages } from '../own-pages'

/** Lists that have tiles of their own. */
const WITH_TILES = ['/toDoManage/personalToDo', '/toDoManage/departToDo']

/** Pages of which the list can be asked for what presses. */
const BY_LAMP = [
  'netLetterRegister',
  'reportSignFor',
  'returnSignFor',
  'noticeUpload',
  'closingCheck',
  'proxyEntry',
  'leaderMailbox',
]
const URGENT: ListCondition = { field: 'lamp', operator: 'is', values: ['yellow', 'orange', 'red'] }

/** What else waits by its kind: each page of the own menu that counts, with the number of its badge; nothing where none does. */
export default function Kinds() {
  const pages = useOwnPages().filter(({ counter, path }) => counter && !WITH_TILES.includes(path))
  return pages.length > 0 ? <KindsOf pages={pages} /> : null
}

function KindsOf({ pages }: { pages: ReturnType<typeof useOwnPages> }) {
  const names = [...new Set(pages.map(({ counter }) => counter))]
  const { data, error, isLoading, refetch } = useDashboardCountsQuery({ names }, COUNT_POLLING)
  const rows = pages.flatMap(page => {
    const count = data?.find(({ name }) => name === page.counter)
    return count?.total ? [{ ...page, ...count }] : []
  })
  return (
    <Section title="待办分类">
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <Empty />}
      <ul className={styles.kinds}>
        {rows.map(({ path, title, total, urgent }) => (
          <li key={path}>
            <Link to={path}>
              <span>{title}</span>
              <strong>{formatNumber(total)}</strong>
            </Link>
            <Urgent path={path} title={title} urgent={urgent} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface UrgentProps {
  readonly path: string
  readonly title: string
  readonly urgent: number
}

/** How many of them press, with their list; of other pages, where the most pressing stand first, that some do. */
function Urgent({ path, title, urgent }: UrgentProps) {
  if (urgent === 0) return <span className={styles.urgent} />
  if (!BY_LAMP.some(page => path === `/toDoManage/${page}`)) return <span className={styles.urgent}>有紧急</span>
  return (
    <Link to={whereAddress(path, [URGENT])} className={styles.urgent} aria-label={`${title}紧急${urgent}件`}>
      紧急 {formatNumber(urgent)}
    </Link>
  )
}
