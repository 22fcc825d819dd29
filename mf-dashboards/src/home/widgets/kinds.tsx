import { COUNT_POLLING, formatNumber } from '@portal/shared-lib'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardCountsQuery } from '../../api'
import styles from '../home.module.css'
import { useOwnPages } from '../own-pages'

/** Lists that have tiles of their own. */
const WITH_TILES = ['/toDoManage/personalToDo', '/toDoManage/departToDo']

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
              {urgent > 0 && <span className={styles.urgent}>紧急 {formatNumber(urgent)}</span>}
              <strong>{formatNumber(total)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
