import { Table, type TableColumnType } from 'antd'
import { Empty } from '../page/empty'

export type Column<Row> = TableColumnType<Row>

interface DataTableProps<Row> {
  readonly rows: readonly Row[] | undefined
  readonly columns: Column<Row>[]
  readonly rowKey: keyof Row & string
  readonly loading?: boolean
  /** What to do when there is nothing. */
  readonly hint?: string
  readonly onOpen?: (row: Row) => void
}

/** Rows of a list: compact, first columns fixed left, actions fixed right; scrolls inside its page. */
export default function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows = [], columns, rowKey, loading = false, hint, onOpen } = props
  return (
    <Table<Row>
      size="small"
      rowKey={rowKey}
      dataSource={[...rows]}
      columns={columns}
      loading={loading}
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: loading ? ' ' : <Empty hint={hint} /> }}
      onRow={onOpen && (row => ({ onDoubleClick: () => onOpen(row) }))}
    />
  )
}
