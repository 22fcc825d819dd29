import { formatNumber } from '@portal/shared-lib'
import type { OwnExportsAnswer } from '@portal/shared-lib/contract/calls/export-tasks'
import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import styles from './export.module.css'

type Task = OwnExportsAnswer[number]

interface RecentExportsProps {
  readonly tasks: readonly Task[] | undefined
  readonly error: unknown
  readonly readAgain: () => void
  readonly onOpen: (taskId: string) => void
  readonly onCancel: (taskId: string) => void
}

/** What was exported in the last days; files stay for a day. */
export function RecentExports({ tasks, error, readAgain, onOpen, onCancel }: RecentExportsProps) {
  if (error) return <Trouble error={error} onRetry={readAgain} />
  if (!tasks) return <Loading />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.recent} aria-label="近期导出" tabIndex={0}>
      <h3>近期导出（文件保留1天）</h3>
      {tasks.length === 0 && <Empty hint="导出后可在此下载" />}
      <ul>
        {tasks.map(task => (
          <li key={task.taskId}>
            <span>{task.sheetName}</span>
            <span>{task.createdAt.slice(0, 16)}</span>
            <span>{stateOf(task)}</span>
            <RowAction task={task} onOpen={onOpen} onCancel={onCancel} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const DONE = 2

function stateOf({ trouble, isComplete, total, percentage, awaitsApproval }: Task): string {
  if (trouble) return trouble
  if (isComplete === DONE) return `${formatNumber(total)} 条`
  return awaitsApproval ? '待批准' : `已导出 ${percentage}%`
}

function RowAction({
  task,
  onOpen,
  onCancel,
}: Pick<RecentExportsProps, 'onOpen' | 'onCancel'> & { readonly task: Task }) {
  const { taskId, trouble, isComplete, sheetName } = task
  if (trouble) return null
  if (isComplete === DONE)
    return (
      <button type="button" aria-label={`下载 ${sheetName}`} onClick={() => onOpen(taskId)}>
        下载
      </button>
    )
  return (
    <button type="button" aria-label={`取消导出 ${sheetName}`} onClick={() => onCancel(taskId)}>
      取消
    </button>
  )
}
