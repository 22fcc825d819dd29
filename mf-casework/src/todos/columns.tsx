import { can } from '@portal/shared-lib'
import type { TodosAnswer } from '@portal/shared-lib/contract/calls/todos'
import { Lamp, PetitionNo } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { Button } from '@portal/shared-lib/ui'
import type { Column } from '@portal/shared-lib/ui-data'
import styles from './todos.module.css'
import type { Whose } from './use-todo-query'

export type Todo = TodosAnswer['list'][number]

interface ColumnOptions {
  readonly whose: Whose
  readonly onClaim: (todo: Todo) => void
}

/** Columns of the to-do lists; widths in pixels. */
export function todoColumns({ whose, onClaim }: ColumnOptions): Column<Todo>[] {
  return [
    { title: '时限', key: 'lamp', width: 100, fixed: 'left', render: (_, todo) => <Limit {...todo} /> },
    {
      title: '信访件编号',
      key: 'petitionNo',
      width: 226,
      fixed: 'left',
      render: (_, { petitionNo }) => <PetitionNo value={petitionNo} />,
    },
    { title: '信访人', key: 'petitioner', width: 110, render: (_, todo) => petitionerOf(todo) },
    { title: '任务', dataIndex: 'typeName', width: 80 },
    { title: '内容摘要', key: 'summary', width: 320, ellipsis: true, render: (_, todo) => <Summary {...todo} /> },
    { title: '问题属地', dataIndex: 'placeName', width: 150, ellipsis: true },
    { title: '内容分类', dataIndex: 'categoryName', width: 150, ellipsis: true },
    { title: '信访形式', dataIndex: 'channelName', width: 84 },
    { title: '信访日期', dataIndex: 'petitionDate', width: 104 },
    { title: '来源单位', dataIndex: 'source', width: 130, ellipsis: true },
    ...(whose === 'department' ? [{ title: '领取人', key: 'claimedBy', width: 84, render: claimedBy }] : []),
    { title: '操作', key: 'action', width: 104, fixed: 'right', render: (_, todo) => actions(todo, onClaim) },
  ]
}

function Limit({ lamp, remainingDays, dueAt }: Todo) {
  return (
    <span title={dueAt ? `期限 ${dueAt}` : undefined}>
      <Lamp colour={lamp} remainingDays={remainingDays} />
    </span>
  )
}

function Summary({ summary }: Todo) {
  return <span title={summary}>{summary}</span>
}

function petitionerOf({ petitioner, personCount }: Todo): string {
  return personCount > 1 ? `${petitioner}（${personCount}人）` : petitioner
}

const claimedBy = (_: unknown, todo: Todo) => todo.claimedBy || '未领取'

function actions(todo: Todo, onClaim: (todo: Todo) => void) {
  return (
    <span className={styles.actions}>
      <Link to={todo.url}>办理</Link>
      {!todo.claimedBy && can('toDoManage/departToDo') && (
        <Button type="link" size="small" onClick={() => onClaim(todo)}>
          领取
        </Button>
      )}
    </span>
  )
}
