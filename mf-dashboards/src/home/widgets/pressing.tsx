import { BESIDE_OWN_TODOS, useCan, useHint } from '@portal/shared-lib'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { useDashboardTodosQuery } from '../../api'
import styles from '../home.module.css'
import { WaitingRow } from './waiting-row'

const SHOWN = 10

/** The to-dos with the least time left: one's own, or the department's where one has no own list. */
export default function Pressing() {
  const personal = useCan('toDoManage/personalToDo')
  const department = useCan('toDoManage/departToDo')
  if (!personal && !department) return null
  return <PressingOf whose={personal ? 'personal' : 'department'} />
}

function PressingOf({ whose }: { whose: 'personal' | 'department' }) {
  const { data, error, isLoading, refetch } = useDashboardTodosQuery({ whose, limit: SHOWN })
  const hint = useHint('', whose === 'personal' ? BESIDE_OWN_TODOS : undefined)
  return (
    <Section title={whose === 'personal' ? '我的紧要待办' : '部门紧要待办'}>
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Empty hint={hint} />}
      <ul className={styles.rows}>
        {data?.list.map(({ todoId, url, lamp, remainingDays, dueAt, petitioner, summary, typeName }) => (
          <WaitingRow
            key={todoId}
            url={url}
            lamp={lamp}
            remainingDays={remainingDays}
            dueAt={dueAt}
            text={`${petitioner}：${summary}`}
            kind={typeName}
            action="办理"
          />
        ))}
      </ul>
    </Section>
  )
}
