import { COUNT_POLLING, formatNumber, useHint } from '@portal/shared-lib'
import { Empty, Lamp, Loading, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { type MouseEvent, useState } from 'react'
import { useDashboardTodosQuery } from '../../api'
import { Preview } from './preview'
import type { Queue, Todo } from './queues'
import styles from './staff.module.css'
import { useStepping } from './use-stepping'

const STEP = 20

/** The to-dos of a queue, and beside them the one that is looked at. */
export function TodoPanes({ queue }: { queue: Queue }) {
  const [limit, setLimit] = useState(STEP)
  const { data, error, refetch } = useDashboardTodosQuery({ ...queue.asks, limit }, COUNT_POLLING)
  const [looked, lookAt] = useState<string>()
  const list = useStepping()
  const hint = useHint('')
  const todos = data?.list ?? []
  const shown = todos.find(({ todoId }) => todoId === looked) ?? todos[0]
  /** One click looks, two open; by keyboard Enter opens. */
  const click = (event: MouseEvent, todoId: string) => {
    if (event.detail !== 1 || isByKey(event)) return
    event.preventDefault()
    lookAt(todoId)
  }
  return (
    <>
      <section aria-label={queue.title} className={styles.todos}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && todos.length === 0 && <Empty hint={hint} />}
        <ul ref={list}>
          {todos.map(todo => (
            <li key={todo.todoId}>
              <Link
                to={todo.url}
                aria-current={todo === shown ? 'true' : undefined}
                onFocus={() => lookAt(todo.todoId)}
                onClick={event => click(event, todo.todoId)}
              >
                <Lamp colour={todo.lamp} remainingDays={todo.remainingDays} dueAt={todo.dueAt} />
                <span className={styles.summary} title={todo.summary}>
                  {todo.summary}
                </span>
                <Aside todo={todo} />
              </Link>
            </li>
          ))}
        </ul>
        {data && data.total > todos.length && (
          <button type="button" onClick={() => setLimit(limit + STEP)}>
            再显示{STEP}件（共{formatNumber(data.total)}件）
          </button>
        )}
      </section>
      <section aria-label="预览" className={styles.preview}>
        {shown ? <Preview key={shown.todoId} todo={shown} /> : <Empty hint="从左侧选择一件待办" />}
      </section>
    </>
  )
}

/** Firefox counts Enter on a link as one click; only of a pointer does it name the kind. */
const isByKey = ({ nativeEvent }: MouseEvent) => 'pointerType' in nativeEvent && nativeEvent.pointerType === ''

function Aside({ todo: { typeName, petitioner, placeName } }: { todo: Todo }) {
  const text = `${typeName} · ${petitioner} · ${placeName}`
  return (
    <span className={styles.aside} title={text}>
      {text}
    </span>
  )
}
