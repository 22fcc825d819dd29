import { notify, useCan, WhileLoading } from '@portal/shared-lib'
import { RIGHTS_PERMISSIONS } from '@portal/shared-lib/contract/rules/authorisation'
import { Loading } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { useAdminAgreeRightsMutation, useAdminDeclineRightsMutation } from './api'
import type { Matrix } from './compared'

/** Permissions that wait for another officer to agree. */
export function Proposals({ matrix }: { readonly matrix: Matrix | undefined }) {
  const mayDecide = useCan(RIGHTS_PERMISSIONS.agree)
  const [agree] = useAdminAgreeRightsMutation()
  const [decline] = useAdminDeclineRightsMutation()
  const decide = async (row: Row, isAgreed: boolean) => {
    const { error } = await (isAgreed ? agree : decline)({ args: { ids: [row.id] } })
    if (error) notify.error(messageOf(error))
    else notify.success(isAgreed ? '权限已授予' : '已不予授权')
  }
  return (
    <div className={admin.list}>
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={matrix && rowsOf(matrix)}
          rowKey="id"
          label="待同意的权限"
          columns={mayDecide ? [...COLUMNS, deciding(decide)] : COLUMNS}
          loading={matrix === undefined}
          hint="没有等待同意的权限变更"
        />
      </WhileLoading>
    </div>
  )
}

const rowsOf = ({ proposals, roles, nodes }: Matrix) =>
  proposals.map(proposal => ({
    ...proposal,
    role: roles.find(({ roleCode }) => roleCode === proposal.roleCode)?.roleName ?? proposal.roleCode,
    permission: nodes.find(({ nodeId }) => nodeId === proposal.nodeId)?.name ?? proposal.nodeId,
  }))

type Row = ReturnType<typeof rowsOf>[number]

const COLUMNS: Column<Row>[] = [
  { title: '角色', dataIndex: 'role', width: 160, fixed: 'left' },
  { title: '授予权限', dataIndex: 'permission', width: 180 },
  { title: '理由', dataIndex: 'reason', width: 320 },
  { title: '提出人', dataIndex: 'by', width: 100 },
  { title: '提出时间', dataIndex: 'at', width: 180, render: at => <span className={admin.figures}>{at}</span> },
]

const deciding = (decide: (row: Row, isAgreed: boolean) => Promise<void>): Column<Row> => ({
  title: '操作',
  key: 'rowActions',
  width: 140,
  fixed: 'right',
  render: (_, row) => (
    <span className={admin.rowActions}>
      {row.mayAgree === '1' && (
        <button
          type="button"
          className={admin.rowAction}
          aria-label={`同意授予${row.role}${row.permission}`}
          onClick={() => void decide(row, true)}
        >
          同意
        </button>
      )}
      <button
        type="button"
        className={admin.rowAction}
        aria-label={`不同意授予${row.role}${row.permission}`}
        onClick={() => void decide(row, false)}
      >
        {row.mayAgree === '1' ? '不同意' : '撤回'}
      </button>
    </span>
  ),
})
