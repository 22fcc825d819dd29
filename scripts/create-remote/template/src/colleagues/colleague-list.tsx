import { useCan, WhileLoading } from '@portal/shared-lib'
import { Button, Loading } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import type { Colleague } from '../api'

interface Row extends Colleague {
  readonly key: string
}

interface ColleagueListProps {
  readonly colleagues: readonly Colleague[] | undefined
  readonly total: number | undefined
  readonly loading: boolean
  readonly onWrite: (colleague: Colleague) => void
}

const COLUMNS: readonly Column<Row>[] = [
  { title: '姓名', dataIndex: 'userName', width: 160 },
  { title: '账号', dataIndex: 'loginAccount', width: 160 },
  { title: '单位', dataIndex: 'orgName', width: 320 },
]

/** Somebody with posts in two organisations is there twice. */
const keyed = (colleague: Colleague): Row => ({ ...colleague, key: `${colleague.loginAccount} ${colleague.orgId}` })

export function ColleagueList({ colleagues, total, loading, onWrite }: ColleagueListProps) {
  const mayWrite = useCan('sample:write')
  const rowActions: Column<Row> = {
    title: '操作',
    key: 'rowActions',
    width: 120,
    fixed: 'right',
    render: (_, row) => (
      <Button type="link" size="small" aria-label={`写邮件给${row.userName}`} onClick={() => onWrite(row)}>
        写邮件
      </Button>
    ),
  }
  return (
    <WhileLoading fallback={<Loading />}>
      <DataTable
        label="名录"
        rows={colleagues?.map(keyed)}
        rowKey="key"
        columns={mayWrite ? [...COLUMNS, rowActions] : COLUMNS}
        loading={loading}
        hint="可换一个姓名再查"
      />
      {colleagues && total !== undefined && (
        <p>
          共 {total} 人{total > colleagues.length && `，显示前 ${colleagues.length} 人，可按姓名查询`}
        </p>
      )}
    </WhileLoading>
  )
}
