import { navigate } from '@portal/shared-lib/router'
import { type NewTodo, useMessagesNewTodosQuery } from '../api'
import styles from '../corner/corner.module.css'
import { CornerCard } from '../corner/corner-card'
import { useNoteTodos } from './use-note-todos'

/** What has come to the user by others' doing, in a corner over whatever page is shown; for those who want to be told. */
export function NewTodos() {
  const { data } = useMessagesNewTodosQuery()
  const note = useNoteTodos()
  if (!data?.list.length) return null
  return (
    <CornerCard title="新待办提醒" close={{ label: '知道了', run: () => void note(true) }}>
      {data.list.map(todo => (
        <NewTodoItem key={todo.todoId} todo={todo} />
      ))}
    </CornerCard>
  )
}

const NewTodoItem = ({ todo: { petitionNo, typeName, source, cameAt, url } }: { todo: NewTodo }) => (
  <li>
    <p>
      {typeName}：
      <button type="button" className={styles.link} onClick={() => navigate(url)}>
        {petitionNo}
      </button>
    </p>
    <time>{cameAt.slice(0, 'YYYY-MM-DD HH:mm'.length)}</time> {source}
  </li>
)
