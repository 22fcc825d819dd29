import type { Column } from '@portal/shared-lib/ui-data'
import type { ManagedNotice } from '../api'
import styles from './publishing.module.css'

const STATES: Record<ManagedNotice['state'], string> = {
  draft: '草稿',
  scheduled: '待发布',
  published: '已发布',
  withdrawn: '已撤回',
}

interface RowActions {
  edit(notice: ManagedNotice): void
  showReaders(notice: ManagedNotice): void
  withdraw(notice: ManagedNotice): void
  remove(notice: ManagedNotice): void
}

/** The columns of the list, with what can be done to a notice in its state. */
export const noticeColumns = (rowActions: RowActions): Column<ManagedNotice>[] => [
  {
    title: '标题',
    dataIndex: 'title',
    width: 420,
    render: (title: string) => (
      <span className={styles.title} title={title}>
        {title}
      </span>
    ),
  },
  { title: '状态', dataIndex: 'state', width: 84, render: (state: ManagedNotice['state']) => STATES[state] },
  { title: '发布时间', dataIndex: 'publishAt', width: 150, render: (_, notice) => timeOf(notice) },
  { title: '最后修改人', dataIndex: 'author', width: 110 },
  {
    title: '已读',
    dataIndex: 'readCount',
    width: 90,
    render: (count: number, notice) => (
      <RowAction
        name={`${count}人`}
        label={`${count}人，查看阅读情况 ${notice.title}`}
        run={() => rowActions.showReaders(notice)}
      />
    ),
  },
  {
    title: '操作',
    key: 'rowActions',
    width: 130,
    fixed: 'right',
    render: (_, notice) => <RowActions notice={notice} rowActions={rowActions} />,
  },
]

const timeOf = ({ state, publishAt }: ManagedNotice) => (state === 'draft' ? '—' : publishAt.slice(0, 16))

function RowActions({ notice, rowActions }: { notice: ManagedNotice; rowActions: RowActions }) {
  const { state, title } = notice
  const isOut = state === 'published' || state === 'scheduled'
  return (
    <span className={styles.rowActions}>
      {state !== 'published' && <RowAction name="编辑" label={`编辑 ${title}`} run={() => rowActions.edit(notice)} />}
      {isOut && <RowAction name="撤回" label={`撤回 ${title}`} run={() => rowActions.withdraw(notice)} />}
      {!isOut && <RowAction name="删除" label={`删除 ${title}`} run={() => rowActions.remove(notice)} />}
    </span>
  )
}

function RowAction({ name, label, run }: { name: string; label: string; run: () => void }) {
  return (
    <button type="button" className={styles.rowAction} aria-label={label} onClick={run}>
      {name}
    </button>
  )
}
