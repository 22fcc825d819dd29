import { useCan, WhileLoading } from '@portal/shared-lib'
import { ACCOUNT_PERMISSIONS, ACCOUNTS_PAGE } from '@portal/shared-lib/contract/rules/accounts'
import { Loading, Page, Pager, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { Button, PortalUi } from '@portal/shared-lib/ui'
import { DataTable } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { AccountDialog } from './account-dialog'
import { useAdminAccountsQuery } from './api'
import { type Asked, askedOf, searchOf } from './asked'
import { columnsWith, type Managed } from './columns'
import { Filters } from './filters'
import { ImportDialog } from './import-dialog'
import { NewDialog } from './new-dialog'

/** /sys/user: accounts. The system's officer (R91) makes them, the security officer (R92) gives them rights. */
export default function AccountsPage() {
  return (
    <PortalUi>
      <Accounts />
    </PortalUi>
  )
}

function Accounts() {
  const [search, setSearch] = useSearchParams()
  const asked = askedOf(search)
  const { name, roleCode, state, pageNumber } = asked
  const ask = (more: Partial<Asked>) => setSearch(searchOf({ ...asked, pageNumber: 1, ...more }))
  const [opened, open] = useState<Managed>()
  const [made, make] = useState<'one' | 'several'>()
  const mayMake = useCan(ACCOUNT_PERMISSIONS.manage)
  const { data, error, isFetching, refetch } = useAdminAccountsQuery(asked, { refetchOnMountOrArgChange: true })
  const columns = useMemo(() => columnsWith(open), [])
  const total = data?.total ?? 0
  return (
    <Page
      action={
        mayMake && (
          <>
            <Button onClick={() => make('several')}>批量导入</Button>
            <Button type="primary" onClick={() => make('one')}>
              新建账号
            </Button>
          </>
        )
      }
    >
      <div className={admin.list}>
        <Filters key={`${name} ${roleCode} ${state}`} asked={asked} onAsk={ask} />
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        <WhileLoading fallback={<Loading />}>
          <DataTable
            rows={data?.list}
            rowKey="personId"
            label="账号列表"
            columns={columns}
            loading={isFetching}
            hint="可放宽查询条件"
          />
        </WhileLoading>
        <Pager
          place={`共 ${total} 人，第 ${pageNumber} 页`}
          back={pageNumber > 1 ? () => ask({ pageNumber: pageNumber - 1 }) : undefined}
          forth={pageNumber * ACCOUNTS_PAGE < total ? () => ask({ pageNumber: pageNumber + 1 }) : undefined}
        />
      </div>
      {made === 'one' && <NewDialog onClose={() => make(undefined)} />}
      {made === 'several' && <ImportDialog onClose={() => make(undefined)} />}
      {opened && <AccountDialog account={opened} onClose={() => open(undefined)} />}
    </Page>
  )
}
