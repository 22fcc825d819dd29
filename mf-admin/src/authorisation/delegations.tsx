import { notify, useCan, WhileLoading } from '@portal/shared-lib'
import { delegatePost, type PostDelegationsAnswer } from '@portal/shared-lib/contract/calls/authorisation'
import {
  delegationProblem,
  REASON_MAX,
  RIGHTS_PERMISSIONS,
  RIGHTS_TEXTS,
} from '@portal/shared-lib/contract/rules/authorisation'
import { Button, Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { CONTROLS, EntryForm, fieldOf, type PlainEntry, textOf, useEntryForm } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { RowActions } from '../row-actions'
import {
  useAdminAgreeDelegationMutation,
  useAdminDelegatePostMutation,
  useAdminEndDelegationMutation,
  useAdminPostDelegationsQuery,
} from './api'

/** Posts in which others act for some days: one officer proposes it, another agrees, either ends it. */
export function Delegations() {
  const [isNew, begin] = useState(false)
  const mayPropose = useCan(RIGHTS_PERMISSIONS.change)
  const mayDecide = useCan(RIGHTS_PERMISSIONS.agree)
  const { data, error, isFetching, refetch } = useAdminPostDelegationsQuery({}, { refetchOnMountOrArgChange: true })
  const [agree] = useAdminAgreeDelegationMutation()
  const [end] = useAdminEndDelegationMutation()
  const decide = async ({ id }: Row, isAgreed: boolean) => {
    const answer = await (isAgreed ? agree : end)({ args: { id } })
    if (answer.error) notify.error(messageOf(answer.error))
    else notify.success(isAgreed ? '岗位委托已生效' : '岗位委托已结束')
  }
  return (
    <div className={admin.list}>
      {mayPropose && (
        <p className={admin.filter}>
          <Button type="primary" onClick={() => begin(true)}>
            新增委托
          </Button>
        </p>
      )}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={data?.list}
          rowKey="id"
          label="岗位委托"
          columns={mayDecide ? [...COLUMNS, deciding(decide)] : COLUMNS}
          loading={isFetching}
          hint="没有生效中或待同意的岗位委托"
        />
      </WhileLoading>
      {isNew && <NewDialog onClose={() => begin(false)} />}
    </div>
  )
}

type Row = PostDelegationsAnswer['list'][number]

const COLUMNS: Column<Row>[] = [
  {
    title: '岗位',
    key: 'holder',
    width: 260,
    render: (_, row) => `${row.holderName}（${row.orgName} ${row.deptName}）`,
  },
  { title: '角色', dataIndex: 'roleNames', width: 160, render: names => names.join('、') },
  { title: '代办人', dataIndex: 'toName', width: 90 },
  {
    title: '期限',
    key: 'days',
    width: 330,
    render: (_, { fromAt, untilAt }) => <span className={admin.figures}>{`${fromAt} 至 ${untilAt}`}</span>,
  },
  { title: '状态', dataIndex: 'waits', width: 90, render: waits => (waits === '1' ? '待同意' : '已同意') },
  { title: '理由', dataIndex: 'reason', width: 180, render: reason => reason || '—' },
]

const deciding = (decide: (row: Row, isAgreed: boolean) => Promise<void>): Column<Row> => ({
  title: '操作',
  key: 'rowActions',
  width: 120,
  fixed: 'right',
  render: (_, row) => (
    <RowActions
      of={`${row.holderName}的岗位由${row.toName}代办`}
      acts={{
        同意: row.mayAgree === '1' ? () => void decide(row, true) : undefined,
        结束: () => void decide(row, false),
      }}
    />
  ),
})

const Field = fieldOf<PlainEntry>(CONTROLS, 'above')

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  fromAccount: { kind: 'line', label: '岗位所属人员登录账号', required: true, max: 30 },
  orgName: { kind: 'line', label: '单位全称', max: 100, hint: '该人员有多个岗位时填写' },
  toAccount: { kind: 'line', label: '代办人员登录账号', required: true, max: 30 },
  from: { kind: 'day', label: '开始日期', required: true },
  until: { kind: 'day', label: '结束日期', required: true },
  reason: { kind: 'line', label: '理由', required: true, max: REASON_MAX },
}

function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const [delegate] = useAdminDelegatePostMutation()
  const form = useEntryForm({
    values: { fromAccount: '', orgName: '', toAccount: '', from: '', until: '', reason: '' },
    names: delegatePost.send,
    problemsOf: ({ from, until, reason }) => [
      ...(textOf(reason).trim() ? [] : [{ field: 'reason', text: RIGHTS_TEXTS.reason }]),
      ...[delegationProblem(textOf(from), textOf(until))].flatMap(text => (text ? [{ field: 'until', text }] : [])),
    ],
    send: args => delegate({ args }),
    onDone: () => {
      notify.success('岗位委托已提出，待另一名管理员同意后生效')
      onClose()
    },
  })
  return (
    <Dialog title="新增岗位委托" onClose={onClose}>
      <EntryForm of={form} className={admin.form}>
        {Object.entries(ENTRIES).map(([name, entry]) => (
          <Field key={name} name={name} entry={entry} />
        ))}
        {form.problem !== '' && (
          <p role="alert" className={admin.bad}>
            {form.problem}
          </p>
        )}
        <div className={admin.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" htmlType="submit" loading={form.isBusy}>
            提出委托
          </Button>
        </div>
      </EntryForm>
    </Dialog>
  )
}
