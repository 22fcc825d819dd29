import { Loading, Page, Trouble } from '@portal/shared-lib/page'
import { navigate } from '@portal/shared-lib/router'
import { Button } from '@portal/shared-lib/ui'
import { DataTable } from '@portal/shared-lib/ui-data'
import { Suspense } from 'react'
import { useCaseworkTodosQuery } from '../api'
import { todoColumns } from './columns'
import { Filters } from './filters'
import { Pager } from './pager'
import styles from './todos.module.css'
import { useClaim } from './use-claim'
import { useTodoQuery, type Whose } from './use-todo-query'

/** Rows of one page. */
const LIMIT = 20

/** A to-do list, the department's or one's own: the most pressing first. */
export function TodoPage({ whose, title }: { whose: Whose; title: string }) {
  const query = useTodoQuery(whose, LIMIT)
  const { data, error, isFetching, refetch } = useCaseworkTodosQuery(query.args, { refetchOnMountOrArgChange: true })
  const claim = useClaim()
  return (
    <Page title={title} action={<Button onClick={() => void refetch()}>刷新</Button>}>
      <div className={styles.list}>
        <Filters whose={whose} filters={query.filters} onChange={query.filter} />
        {error ? (
          <Trouble error={error} onRetry={() => void refetch()} />
        ) : (
          <Suspense fallback={<Loading />}>
            <DataTable
              rows={data?.list}
              rowKey="todoId"
              columns={todoColumns({ whose, onClaim: claim })}
              loading={isFetching}
              hint={whose === 'personal' ? '可在部门待办中领取' : '没有符合条件的待办'}
              onOpen={todo => navigate(todo.url)}
            />
          </Suspense>
        )}
        <Pager
          total={data?.total}
          capped={data?.totalCapped}
          page={query.page}
          limit={LIMIT}
          onPrevious={query.previous}
          onNext={data?.next ? () => query.next(data.next ?? '') : undefined}
        />
      </div>
    </Page>
  )
}
