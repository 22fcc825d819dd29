import { useCan, WhileLoading } from '@portal/shared-lib'
import { CHAIN_KIND_NAMES, CHAIN_KINDS, POLICY_PERMISSIONS } from '@portal/shared-lib/contract/rules/policies'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { OrganisationChoice } from '../organisation-choice'
import { RowActions } from '../row-actions'
import { useAdminChainsQuery } from './api'
import { type Chain, chainText, type Roles, type Target } from './chain'
import { ChainDialog } from './chain-dialog'
import { HistoryDialog } from './history-dialog'

const ONE = 'one'
const kindOf = (setFor: string): Target => ({ setFor, name: CHAIN_KIND_NAMES[setFor] ?? '' })

type Opened = { readonly kind: 'set' | 'history'; readonly chain: Chain }

/** 审批层级: whose agreement which act needs, for all of a kind or for one organisation. The security officer (R92) sets it. */
export function Chains() {
  const [target, choose] = useState<Target>(kindOf('bureau'))
  const [isOne, showOne] = useState(false)
  return (
    <div className={admin.list}>
      <div className={admin.choice}>
        <label>
          适用对象
          <select
            value={isOne ? ONE : target.setFor}
            onChange={({ target: { value } }) => {
              showOne(value === ONE)
              if (value !== ONE) choose(kindOf(value))
            }}
          >
            {CHAIN_KINDS.map(kind => (
              <option key={kind} value={kind}>
                {CHAIN_KIND_NAMES[kind]}
              </option>
            ))}
            <option value={ONE}>单个机构</option>
          </select>
        </label>
        {isOne && (
          <OrganisationChoice
            label="机构"
            value={target.setFor}
            onChoose={(setFor, name) => choose(setFor ? { setFor, name } : kindOf('bureau'))}
          />
        )}
      </div>
      {(!isOne || !(target.setFor in CHAIN_KIND_NAMES)) && <List target={target} />}
    </div>
  )
}

function List({ target }: { readonly target: Target }) {
  const { data, error, isFetching, refetch } = useAdminChainsQuery(
    { setFor: target.setFor },
    { refetchOnMountOrArgChange: true },
  )
  const maySet = useCan(POLICY_PERMISSIONS.chains)
  const [opened, open] = useState<Opened>()
  const close = () => open(undefined)
  const roles = data?.roles ?? []
  return (
    <>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.chains}
          rowKey="subject"
          label={`${target.name}的审批层级`}
          columns={columnsWith(roles, maySet, (kind, chain) => open({ kind, chain }))}
          loading={isFetching}
        />
      </WhileLoading>
      {opened?.kind === 'set' && <ChainDialog target={target} chain={opened.chain} roles={roles} onClose={close} />}
      {opened?.kind === 'history' && (
        <HistoryDialog
          title={`${target.name}${opened.chain.name}审批层级`}
          asked={{ kind: 'chain', of: target.setFor, subject: opened.chain.subject }}
          onClose={close}
        />
      )}
    </>
  )
}

const columnsWith = (
  roles: Roles,
  maySet: boolean,
  open: (kind: Opened['kind'], chain: Chain) => void,
): Column<Chain>[] => [
  { title: '审批事项', dataIndex: 'name', width: 160 },
  { title: '审批层级', key: 'levels', width: 520, render: (_, { levels }) => chainText(levels, roles) },
  { title: '来源', dataIndex: 'isOwn', width: 120, render: isOwn => (isOwn ? '单独设置' : '默认') },
  {
    title: '操作',
    key: 'rowActions',
    width: 110,
    fixed: 'right',
    render: (_, chain) => (
      <RowActions
        of={chain.name}
        acts={{ 设置: maySet ? () => open('set', chain) : undefined, 记录: () => open('history', chain) }}
      />
    ),
  },
]
