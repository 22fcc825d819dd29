import { can, useDesktop } from '@portal/shared-lib'
import type { SavedFiltersAnswer } from '@portal/shared-lib/contract/calls/lists'
import { Empty, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useCaseworkListsSavedQuery } from '../lists/api'
import { EMPTY_QUERY, groupsOf } from '../lists/list-query'
import { writeQuery } from '../lists/use-list-query'
import type { Filter, Sort } from '../lists/view'
import styles from './home-widgets.module.css'

/** Lists whose saved filters are offered, by their pages. */
const LISTS = [
  ['v_dbx_personal', 'toDoManage/personalToDo', '个人待办'],
  ['v_dbx_depart', 'toDoManage/departToDo', '部门待办'],
  ['v_query', 'toDoManage/archive', '信访件查询'],
] as const

/** The list with a saved filter, as 我的筛选 of the list would apply it. */
const addressOf = (page: string, filter: Filter, sort: Sort | undefined) =>
  `/${page}?${new URLSearchParams(writeQuery({ ...EMPTY_QUERY, groups: groupsOf(filter), sort }))}`

/** The saved filters of a list, as far as its page may be seen. */
function useSaved([viewId, page, title]: (typeof LISTS)[number]) {
  const isSeen = can(page)
  const { data, error, refetch } = useCaseworkListsSavedQuery(
    { viewId },
    { refetchOnMountOrArgChange: true, skip: !isSeen },
  )
  return { viewId, page, title, isSeen, data, error, refetch }
}

/** 我的筛选: each opens its list. Lists without any are not named. */
export default function OwnFilters() {
  // What may be seen follows the desktop.
  useDesktop()
  const [personal, department, query] = LISTS
  const own = [useSaved(personal), useSaved(department), useSaved(query)].filter(({ isSeen }) => isSeen)
  const failed = own.find(({ error }) => error)
  const isNothing = own.every(({ data }) => data?.length === 0)
  return (
    <Section title="我的筛选">
      {own.length === 0 && <Empty hint="您的岗位没有可保存筛选的列表" />}
      {failed && <Trouble error={failed.error} onRetry={() => void failed.refetch()} />}
      {own.length > 0 && isNothing && (
        <p className={styles.hint}>{`可在${own.map(({ title }) => title).join('、')}中选择“我的筛选”保存`}</p>
      )}
      {own.map(({ viewId, page, title, data = [] }) => (
        <FiltersOf key={viewId} page={page} title={title} filters={data} />
      ))}
    </Section>
  )
}

interface FiltersOfProps {
  readonly page: string
  readonly title: string
  readonly filters: SavedFiltersAnswer
}

function FiltersOf({ page, title, filters }: FiltersOfProps) {
  if (filters.length === 0) return null
  return (
    <>
      <h3 className={styles.list}>{title}</h3>
      <ul className={styles.rows} data-links>
        {filters.map(({ filterId, name, owner, filter, sort }) => (
          <li key={filterId}>
            <Link to={addressOf(page, filter, sort ?? undefined)} title={name}>
              {name}
            </Link>
            {owner && <span>{owner}共享</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
