import { COUNT_POLLING, can, formatNumber, useDesktop } from '@portal/shared-lib'
import { Empty, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { useDashboardNumbersQuery } from '../../api'
import { WidgetView } from '../board/widget-view'
import { widgetsOf } from '../board/widgets-of'
import { OwnHeader } from '../portal/own-header'
import { QUEUES, type Queue } from './queues'
import styles from './staff.module.css'
import { TodoPanes } from './todo-panes'

/** /home/homeStaffNew: a work bench of three panes for the keyboard: queues, to-dos, the case with what can be done. */
export default function StaffNewPage() {
  // What may be seen follows the desktop.
  useDesktop()
  const queues = QUEUES.filter(({ needs }) => can(needs))
  const [chosen, choose] = useState(queues[0]?.key)
  const queue = queues.find(({ key }) => key === chosen) ?? queues[0]
  return (
    <div className={styles.page}>
      <OwnHeader title="工作台" />
      {queue ? (
        <div className={styles.panes}>
          <Queues queues={queues} shown={queue} onChoose={choose} />
          <TodoPanes key={queue.key} queue={queue} />
        </div>
      ) : (
        <Empty hint="您的岗位没有待办列表，可返回菜单使用其他功能" />
      )}
    </div>
  )
}

interface QueuesProps {
  readonly queues: readonly Queue[]
  readonly shown: Queue
  readonly onChoose: (key: string) => void
}

function Queues({ queues, shown, onChoose }: QueuesProps) {
  const { data, error, refetch } = useDashboardNumbersQuery({}, COUNT_POLLING)
  return (
    <nav aria-label="待办队列" className={styles.queues}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {queues.map(({ key, title, figure }) => (
        <button
          key={key}
          type="button"
          aria-current={key === shown.key ? 'true' : undefined}
          onClick={() => onChoose(key)}
        >
          {title}
          <strong>{data ? formatNumber(data[figure]) : '…'}</strong>
        </button>
      ))}
      <Link to={shown.list}>打开{shown.title}列表</Link>
      <p className={styles.keys}>
        <kbd>J</kbd> 下一件，<kbd>K</kbd> 上一件，<kbd>Enter</kbd> 办理
      </p>
      {widgetsOf('homeStaffNew', can).map(widget => (
        <WidgetView key={widget.key} widget={widget} />
      ))}
    </nav>
  )
}
