import { useCan } from '@portal/shared-lib'
import { ACCOUNT_PERMISSIONS } from '@portal/shared-lib/contract/rules/accounts'
import { Dialog, Loading, Tabs, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import styles from './accounts.module.css'
import { Acts } from './acts'
import { useAdminAccountQuery } from './api'
import type { Managed } from './columns'
import { Posts } from './posts'

interface DialogProps {
  readonly account: Managed
  readonly onClose: () => void
}

const WIDTH = 900
const TABS = [
  { key: 'account', title: '账号' },
  { key: 'posts', title: '岗位与角色' },
  { key: 'history', title: '变更记录' },
] as const
type Tab = (typeof TABS)[number]['key']

/** All of an account. Which acts are offered follows from who looks at it: nobody may do both halves. */
export function AccountDialog({ account: { personId, userName, account }, onClose }: DialogProps) {
  const [shown, show] = useState<Tab>('account')
  const { data, error, refetch } = useAdminAccountQuery({ personId }, { refetchOnMountOrArgChange: true })
  const may = { manage: useCan(ACCOUNT_PERMISSIONS.manage), grant: useCan(ACCOUNT_PERMISSIONS.grant) }
  return (
    <Dialog title={`${userName}（${account}）`} width={WIDTH} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Tabs label="账号" tabs={TABS} shown={shown} onShow={show}>
          {shown === 'account' && <Acts account={data} may={may} />}
          {shown === 'posts' && <Posts account={data} may={may} />}
          {shown === 'history' && (
            <div className={styles.body}>
              <DataTable rows={numbered(data.history)} rowKey="no" label="变更记录" columns={HISTORY} hint="暂无变更" />
            </div>
          )}
        </Tabs>
      )}
    </Dialog>
  )
}

interface HistoryRow {
  readonly no: string
  readonly at: string
  readonly action: string
  readonly by: string
}

const numbered = (rows: readonly Omit<HistoryRow, 'no'>[]): HistoryRow[] =>
  rows.map((row, at) => ({ no: String(at), ...row }))

const HISTORY: Column<HistoryRow>[] = [
  { title: '时间', dataIndex: 'at', width: 180 },
  { title: '操作', dataIndex: 'action', width: 200 },
  { title: '操作人', dataIndex: 'by', width: 140 },
]
