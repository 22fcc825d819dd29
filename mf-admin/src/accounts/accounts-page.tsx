import { useCan, WhileLoading } from '@portal/shared-lib'
import { ACCOUNT_PERMISSIONS, ACCOUNTS_PAGE } from '@portal/shared-lib/contract/rules/accounts'
import { Button, Loading, Page, Pager, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { DataTable } from '@portal/shared-lib/ui-data'
import { useMemo, useState } from 'react'
import admin from '../admin.module.css'
import { AccountDialog } from './account-dialog'
import { ActivateDialog } from './activate-dialog'
import { useAdminAccountsQuery } from './api'
import { columnsWith, type Managed, mayBeActivated, tickColumn } from './columns'
import { Filters } from './filters'
import { ImportDialog } from './import-dialog'
import { NewDialog } from './new-dialog'
import { type Query, queryOf, searchOf } from './query'

/** /sys/user: accounts. The system's officer (R91) makes them, the security officer (R92) gives them rights. */
export default function AccountsPage() {
  const [search, setSearch] = useSearchParams()
  const query = queryOf(search)
  const { name, roleCode, state, pageNumber } = query
  const ask = (more: Partial<Query>) => setSearch(searchOf({ ...query, pageNumber: 1, ...more }))
  const [opened, open] = useState<Managed>()
  const { data, error, isFetching, refetch } = useAdminAccountsQuery(query, { refetchOnMountOrArgChange: true })
  const { chosen, acts, tick } = useActivation(data?.list)
  const hasSignOn = data?.list.some(({ signOn }) => signOn !== '') ?? false
  const columns = useMemo(
    () => [...(tick ? [tickColumn(chosen, tick)] : []), ...columnsWith(open, hasSignOn)],
    [chosen, tick, hasSignOn],
  )
  const total = data?.total ?? 0
  return (
    <Page
      action={
        <>
          {acts}
          <Making />
        </>
      }
    >
      <div className={admin.list}>
        <Filters key={`${name} ${roleCode} ${state}`} query={query} onAsk={ask} />
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
      {opened && <AccountDialog account={opened} onClose={() => open(undefined)} />}
    </Page>
  )
}

/** For the system's officer: one account, or several at once. */
function Making() {
  const mayMake = useCan(ACCOUNT_PERMISSIONS.manage)
  const [made, make] = useState<'one' | 'several'>()
  const close = () => make(undefined)
  if (!mayMake) return null
  return (
    <>
      <Button onClick={() => make('several')}>批量导入</Button>
      <Button type="primary" onClick={() => make('one')}>
        新建账号
      </Button>
      {made === 'one' && <NewDialog onClose={close} />}
      {made === 'several' && <ImportDialog onClose={close} />}
    </>
  )
}

const NOBODY: ReadonlySet<string> = new Set()

/** For the security officer: accounts of the page that are chosen, and what activates them. */
function useActivation(list: readonly Managed[] = []) {
  const mayGrant = useCan(ACCOUNT_PERMISSIONS.grant)
  const [chosen, choose] = useState(NOBODY)
  const [activated, activate] = useState<readonly Managed[]>()
  const tick = useMemo(
    () =>
      mayGrant &&
      (({ personId }: Managed) =>
        choose(
          before => new Set([...before].filter(id => id !== personId).concat(before.has(personId) ? [] : personId)),
        )),
    [mayGrant],
  )
  const waiting = list.filter(mayBeActivated)
  const picked = waiting.filter(({ personId }) => chosen.has(personId))
  const acts = mayGrant && (
    <>
      <Button disabled={waiting.length === 0} onClick={() => choose(new Set(waiting.map(({ personId }) => personId)))}>
        选择本页待激活
      </Button>
      <Button type="primary" disabled={picked.length === 0} onClick={() => activate(picked)}>
        批量激活（{picked.length}）
      </Button>
      {activated && (
        <ActivateDialog
          accounts={activated}
          onClose={() => {
            activate(undefined)
            choose(NOBODY)
          }}
        />
      )}
    </>
  )
  return { chosen, acts, tick }
}
