import type { CodeHistoryAnswer } from '@portal/shared-lib/contract/calls/code-tables'
import type { Column } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { PastDialog } from '../past'
import { useAdminCodeHistoryQuery } from './api'

interface HistoryDialogProps {
  readonly tableName: string
  readonly title: string
  readonly onClose: () => void
}

const WIDTH = 860

/** Who has changed a table when, and what. */
export function HistoryDialog({ tableName, title, onClose }: HistoryDialogProps) {
  const query = useAdminCodeHistoryQuery({ tableName }, { refetchOnMountOrArgChange: true })
  return (
    <PastDialog
      of={title}
      label="修改记录"
      width={WIDTH}
      columns={COLUMNS}
      hint="尚未修改过，与省配置一致"
      query={query}
      onClose={onClose}
    />
  )
}

type Row = CodeHistoryAnswer['list'][number]

const COLUMNS: Column<Row>[] = [
  { title: '时间', dataIndex: 'at', width: 170, render: at => <span className={admin.figures}>{at}</span> },
  { title: '修改人', dataIndex: 'person', width: 90 },
  { title: '代码', dataIndex: 'codeId', width: 90 },
  { title: '原为', dataIndex: 'was', width: 220, render: changeText },
  { title: '改为', dataIndex: 'is', width: 220, render: changeText },
]

/** What of a code was changed, in words. */
function changeText(json: string): string {
  const change: unknown = json === '' ? {} : JSON.parse(json)
  const parts =
    typeof change === 'object' && change !== null ? new Map<string, unknown>(Object.entries(change)) : new Map()
  const texts = [
    parts.has('code_name') && `名称：${parts.get('code_name')}`,
    parts.has('in_use') && (parts.get('in_use') ? '可选择' : '已停用'),
    parts.has('valid_from') && `起始：${parts.get('valid_from') ?? '不限'}`,
    parts.has('valid_to') && `截止：${parts.get('valid_to') ?? '长期'}`,
    parts.has('sort_no') && `序号：${parts.get('sort_no')}`,
    parts.get('parent_id') && `上级：${parts.get('parent_id')}`,
  ].filter(Boolean)
  return texts.join('，') || '—'
}
