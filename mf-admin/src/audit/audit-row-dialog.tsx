import { Button, Dialog, type FieldRow, Fields } from '@portal/shared-lib/page'
import styles from './audit.module.css'
import { type AuditRow, Result, Seal, whoOf } from './audit-columns'
import type { Query } from './query'

interface RowDialogProps {
  readonly row: AuditRow
  /** Looks for what belongs with it. */
  readonly onSeek: (more: Partial<Query>) => void
  readonly onClose: () => void
}

const WIDTH = 760

/** All of a row, what changed by it, and the ways to what belongs with it. */
export function AuditRowDialog({ row, onSeek, onClose }: RowDialogProps) {
  const ways = [
    ['同一对象', { objectId: row.objectId }],
    ['同一会话', { session: row.session }],
    ['同一请求', { requestId: row.requestId }],
    ['同一人员', { person: row.account }],
  ] as const
  return (
    <Dialog title="审计详情" width={WIDTH} onClose={onClose}>
      <div className={styles.dialog}>
        <Fields rows={rowsOf(row)} />
        <nav aria-label="查找相关记录" className={styles.ways}>
          {ways.map(([title, more]) => (
            <Button key={title} disabled={Object.values(more)[0] === ''} onClick={() => onSeek(more)}>
              {title}
            </Button>
          ))}
        </nav>
      </div>
    </Dialog>
  )
}

const rowsOf = (row: AuditRow): FieldRow[] => [
  ['时间', row.at],
  ['人员', whoOf(row)],
  ['单位', row.organisation],
  ['角色', row.roles.join('、')],
  ['操作', row.action],
  ['结果', <Result key="result" row={row} />],
  ['对象', `${row.objectType} ${row.objectId}`, 'wide'],
  ['IP地址', row.address],
  ['设备', row.device],
  ['会话', row.session],
  ['请求编号', row.requestId],
  ['变更前', row.before, 'wide'],
  ['变更后', row.after, 'wide'],
  ['封存', <Seal key="seal" row={row} />],
  ['封存序号', row.sealNo],
]
