import { WhileLoading } from '@portal/shared-lib'
import type { ParameterHistoryAnswer } from '@portal/shared-lib/contract/calls/parameters'
import { type ParameterRule, parameterText } from '@portal/shared-lib/contract/rules/parameters'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { useAdminParameterHistoryQuery } from '../api'

interface HistoryDialogProps {
  readonly rule: ParameterRule
  readonly onClose: () => void
}

const WIDTH = 920

/** Who has set a parameter when, to what. */
export function HistoryDialog({ rule, onClose }: HistoryDialogProps) {
  const { data, error, isFetching, refetch } = useAdminParameterHistoryQuery(
    { name: rule.name },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Dialog title={`${rule.title}的设置记录`} width={WIDTH} onClose={onClose}>
      <div className={admin.dialog}>
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list.map((row, index) => ({ ...row, key: String(index) }))}
            rowKey="key"
            label="设置记录"
            columns={columnsOf(rule.name)}
            loading={isFetching}
            hint="尚未设置过，按默认值执行"
          />
        </WhileLoading>
      </div>
    </Dialog>
  )
}

type Row = ParameterHistoryAnswer['list'][number] & { readonly key: string }

const columnsOf = (name: string): Column<Row>[] => [
  { title: '时间', dataIndex: 'at', width: 170, render: at => <span className={admin.figures}>{at}</span> },
  { title: '设置人', dataIndex: 'person', width: 100, render: person => person || '命令行' },
  { title: '地区', dataIndex: 'regionName', width: 130 },
  { title: '原为', dataIndex: 'was', width: 140, render: was => (was === null ? '—' : parameterText(name, was)) },
  { title: '改为', dataIndex: 'is', width: 140, render: is => parameterText(name, is) },
  {
    title: '有效期',
    key: 'days',
    width: 200,
    render: (_, { validFrom, validTo }) => `${validFrom}起${validTo ? `至${validTo}` : ''}`,
  },
]
