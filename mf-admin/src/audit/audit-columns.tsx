import type { AuditRowsAnswer } from '@portal/shared-lib/contract/calls/audit'
import type { Column } from '@portal/shared-lib/ui-data'
import styles from '../admin.module.css'

export type AuditRow = AuditRowsAnswer['list'][number]

export const whoOf = ({ person, account, onBehalfOf }: AuditRow): string => {
  const name = person ? `${person}${account && `（${account}）`}` : '未识别'
  return onBehalfOf ? `${name}，代${onBehalfOf}` : name
}

/** `onOpen` shows all of a row. */
export const columnsWith = (onOpen: (row: AuditRow) => void): Column<AuditRow>[] => [
  { title: '时间', dataIndex: 'at', width: 178, render: at => <span className={styles.figures}>{at}</span> },
  { title: '人员', key: 'who', width: 140, render: (_, row) => whoOf(row) },
  { title: '单位', dataIndex: 'organisation', width: 150 },
  { title: '操作', dataIndex: 'action', width: 150 },
  { title: '对象', key: 'object', width: 236, render: (_, { objectType, objectId }) => `${objectType} ${objectId}` },
  { title: '结果', key: 'result', width: 90, render: (_, row) => <Result row={row} /> },
  { title: '封存', key: 'seal', width: 88, render: (_, row) => <Seal row={row} /> },
  {
    title: '详情',
    key: 'rowActions',
    width: 60,
    fixed: 'right',
    render: (_, row) => (
      <button type="button" className={styles.rowAction} aria-label={`查看${row.at}的详情`} onClick={() => onOpen(row)}>
        查看
      </button>
    ),
  },
]

export const Result = ({ row: { result, isRefused } }: { row: AuditRow }) =>
  isRefused ? <strong className={styles.bad}>{result}</strong> : result

/** Whether the row is what was sealed. */
export function Seal({ row: { sealNo, isIntact } }: { row: AuditRow }) {
  if (!isIntact) return <strong className={styles.bad}>与封存不符</strong>
  return sealNo === '' ? '待封存' : '已封存'
}
