import type { PolicyHistoryAnswer, PolicyHistoryArgs } from '@portal/shared-lib/contract/calls/policies'
import type { Column } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { PastDialog } from '../past'
import { useAdminPolicyHistoryQuery } from './api'

interface HistoryProps {
  readonly title: string
  readonly asked: PolicyHistoryArgs
  readonly onClose: () => void
}

/** Who has set it when, from what to what, and why. */
export function HistoryDialog({ title, asked, onClose }: HistoryProps) {
  const query = useAdminPolicyHistoryQuery(asked, { refetchOnMountOrArgChange: true })
  return (
    <PastDialog
      of={title}
      label="设置记录"
      columns={COLUMNS}
      hint="尚未设置过，按默认执行"
      query={query}
      onClose={onClose}
    />
  )
}

const COLUMNS: Column<PolicyHistoryAnswer['list'][number]>[] = [
  { title: '时间', dataIndex: 'at', width: 170, render: at => <span className={admin.figures}>{at}</span> },
  { title: '设置人', dataIndex: 'person', width: 90, render: person => person || '命令行' },
  { title: '原为', dataIndex: 'was', width: 210 },
  { title: '改为', dataIndex: 'is', width: 210 },
  { title: '依据', dataIndex: 'reason', width: 180, render: reason => reason || '—' },
]
