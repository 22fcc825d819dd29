import { can, useDesktop } from '@portal/shared-lib'
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

/** 我的筛选: each opens its list. */
export default function OwnFilters() {
  // What may be seen follows the desktop.
  useDesktop()
  const own = LISTS.filter(([, page]) => can(page))
  return (
    <Section title="我的筛选">
      {own.length === 0 && <Empty hint="您的岗位没有可保存筛选的列表" />}
      {own.map(([viewId, page, title]) => (
        <FiltersOf key={viewId} viewId={viewId} page={page} title={title} />
      ))}
    </Section>
  )
}

function FiltersOf({ viewId, page, title }: { viewId: string; page: string; title: string }) {
  const { data, error, refetch } = useCaseworkListsSavedQuery({ viewId }, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  return (
    <>
      <h3 className={styles.list}>{title}</h3>
      {data?.length === 0 && <p className={styles.hint}>未保存筛选，可在列表中选择“我的筛选”保存</p>}
      <ul className={styles.rows}>
        {data?.map(({ filterId, name, owner, filter, sort }) => (
          <li key={filterId}>
            <Link to={addressOf(page, filter, sort ?? undefined)}>{name}</Link>
            {owner && <span>{owner}共享</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
