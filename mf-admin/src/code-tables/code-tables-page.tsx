import { WhileLoading } from '@portal/shared-lib'
import type { CodeTablesAnswer } from '@portal/shared-lib/contract/calls/code-tables'
import { Loading, Page, Trouble, usePageTitle } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { useAdminCodeTablesQuery } from './api'
import { TableItems } from './table-items'

/**
 * /sys/codeTable: the codes that petitions are described by. For the system's officer (R91). The table that is shown
 * stands in the address: `?table=DM_JJCD`.
 */
export default function CodeTablesPage() {
  const [asked, ask] = useSearchParams()
  const { data, error, isFetching, refetch } = useAdminCodeTablesQuery({}, { refetchOnMountOrArgChange: true })
  const title = usePageTitle()
  const shown = data?.list.find(({ tableName }) => tableName === asked.get('table'))
  if (shown)
    return (
      <Page title={`${title}：${shown.title}`}>
        <TableItems tableName={shown.tableName} title={shown.title} onAll={() => ask({})} />
      </Page>
    )
  return (
    <Page>
      <div className={admin.list}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list}
            rowKey="tableName"
            label="全部代码表"
            columns={columnsWith(table => ask({ table }))}
            loading={isFetching}
          />
        </WhileLoading>
      </div>
    </Page>
  )
}

type Table = CodeTablesAnswer['list'][number]

const columnsWith = (open: (table: string) => void): Column<Table>[] => [
  { title: '代码表', dataIndex: 'title', width: 320 },
  { title: '编码', dataIndex: 'tableName', width: 240 },
  { title: '代码数', dataIndex: 'total', width: 120 },
  { title: '可选择', dataIndex: 'inUse', width: 120 },
  {
    title: '操作',
    key: 'rowActions',
    width: 90,
    fixed: 'right',
    render: (_, { tableName, title }) => (
      <button type="button" className={admin.rowAction} aria-label={`维护${title}`} onClick={() => open(tableName)}>
        维护
      </button>
    ),
  },
]
