import { notify, saveCsv, WhileLoading } from '@portal/shared-lib'
import type { RightsReviewAnswer, RightsReviewsAnswer } from '@portal/shared-lib/contract/calls/rights-reviews'
import { REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/rights-review'
import { Button, Dialog, Fields, Loading, Trouble } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import {
  useAdminAgreeRemovalMutation,
  useAdminDecideRightsMutation,
  useAdminDeclineRemovalMutation,
  useAdminReturnReviewMutation,
  useAdminRightsReviewQuery,
  useAdminSignReviewMutation,
} from './api'
import { csvOfReview, decisionOf, quarterName, type Row, reachOf, signed } from './review-csv'
import styles from './rights-reviews.module.css'

interface DialogProps {
  readonly review: RightsReviewsAnswer['list'][number]
  readonly onClose: () => void
}

const WIDTH = 1200

/** The review of an organisation: a decision of each role, then both signatures. */
export function ReviewDialog({ review: { id, orgName, quarter }, onClose }: DialogProps) {
  const { data, error, refetch } = useAdminRightsReviewQuery({ id }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={`${orgName}${quarterName(quarter)}权限复核`} width={WIDTH} onClose={onClose}>
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <div className={admin.dialog}>
          <Standing review={data} />
          <Rows review={data} />
        </div>
      )}
    </Dialog>
  )
}

function Standing({ review }: { readonly review: RightsReviewAnswer }) {
  const { id, madeAt, hash, isWhole, maySign, mayReturn, returnedName, returnedAt, returnReason } = review
  const [sign, { isLoading }] = useAdminSignReviewMutation()
  return (
    <>
      <Fields
        rows={[
          ['数据截至', madeAt],
          ['未复核', `${review.undecided}个角色，共${review.rows}个`],
          ['安全保密管理员', signed(review.signedName, review.signedAt)],
          ['安全审计员', signed(review.auditedName, review.auditedAt)],
          ...(returnedAt ? [['退回', `${signed(returnedName, returnedAt)}：${returnReason}`, 'wide'] as const] : []),
          ...(hash ? [['内容摘要', <code key="hash">{hash}</code>, 'wide'] as const] : []),
        ]}
      />
      {isWhole === '0' && (
        <p role="alert" className={admin.bad}>
          {REVIEW_TEXTS.altered}
        </p>
      )}
      <p className={styles.actions}>
        {maySign === '1' && (
          <Button type="primary" loading={isLoading} onClick={() => sign({ args: { id } }).then(told('已签署'))}>
            签署
          </Button>
        )}
        <Button
          onClick={() => saveCsv(`${review.orgName}${quarterName(review.quarter)}权限复核.csv`, csvOfReview(review))}
        >
          导出CSV
        </Button>
      </p>
      {mayReturn === '1' && <Return id={id} />}
    </>
  )
}

/** Of the auditor, who has it decided and signed anew. */
function Return({ id }: { readonly id: string }) {
  const [reason, give] = useState('')
  const [sendBack, { isLoading }] = useAdminReturnReviewMutation()
  const act = () =>
    reason.trim() === ''
      ? notify.error(REVIEW_TEXTS.returnReason)
      : sendBack({ args: { id, reason } }).then(told('已退回，待重新签署'))
  return (
    <p className={styles.decision}>
      <label>
        退回理由 <input value={reason} maxLength={200} onChange={({ target }) => give(target.value)} />
      </label>
      <Button danger loading={isLoading} onClick={() => void act()}>
        退回
      </Button>
    </p>
  )
}

/** Tells of a call that was answered. */
const told =
  (text: string) =>
  ({ error }: { readonly error?: unknown }) =>
    error ? notify.error(messageOf(error)) : notify.success(text)

function Rows({ review: { id, list } }: { readonly review: RightsReviewAnswer }) {
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  const deciding = list.filter(({ mayDecide }) => mayDecide === '1')
  const undecided = deciding.filter(({ decision }) => decision === '').map(({ no }) => no)
  const mayAgree = list.some(row => row.mayAgree === '1')
  const tick = (no: number) =>
    choose(new Set([...chosen].filter(other => other !== no).concat(chosen.has(no) ? [] : no)))
  const nos = deciding.filter(({ no }) => chosen.has(no)).map(({ no }) => no)
  return (
    <>
      {deciding.length > 0 && (
        <Decision id={id} nos={nos} onAll={() => choose(new Set(undecided))} onDone={() => choose(new Set())} />
      )}
      <WhileLoading fallback={<Loading />}>
        <DataTable
          rows={list}
          rowKey="no"
          label="复核的角色"
          columns={[
            ...(deciding.length > 0 ? [tickColumn(chosen, tick)] : []),
            ...COLUMNS,
            ...(mayAgree ? [agreeColumn(id)] : []),
          ]}
        />
      </WhileLoading>
    </>
  )
}

interface DecisionProps {
  readonly id: string
  readonly nos: number[]
  readonly onAll: () => void
  readonly onDone: () => void
}

/** Keeps the chosen roles, or proposes to remove them. */
function Decision({ id, nos, onAll, onDone }: DecisionProps) {
  const [reason, give] = useState('')
  const [decide] = useAdminDecideRightsMutation()
  const decideAs = async (decision: 'keep' | 'remove') => {
    if (decision === 'remove' && reason.trim() === '') return notify.error(REVIEW_TEXTS.reason)
    const { error } = await decide({ args: { id, nos, decision, reason } })
    if (error) return notify.error(messageOf(error))
    notify.success(decision === 'keep' ? '已保留' : '已提出收回，待另一名管理员同意')
    give('')
    onDone()
  }
  return (
    <p className={styles.decision}>
      <Button onClick={onAll}>选择未复核的</Button>
      <Button type="primary" disabled={nos.length === 0} onClick={() => void decideAs('keep')}>
        保留所选（{nos.length}）
      </Button>
      <label>
        收回理由 <input value={reason} maxLength={200} onChange={({ target }) => give(target.value)} />
      </label>
      <Button danger disabled={nos.length === 0} onClick={() => void decideAs('remove')}>
        提出收回所选（{nos.length}）
      </Button>
    </p>
  )
}

const tickColumn = (chosen: ReadonlySet<number>, onTick: (no: number) => void): Column<Row> => ({
  title: '选择',
  key: 'tick',
  width: 52,
  fixed: 'left',
  render: (_, { no, userName, roleName, mayDecide }) =>
    mayDecide === '1' && (
      <input
        type="checkbox"
        aria-label={`选择${userName}的${roleName}`}
        checked={chosen.has(no)}
        onChange={() => onTick(no)}
      />
    ),
})

const COLUMNS: Column<Row>[] = [
  { title: '姓名', key: 'name', width: 130, render: (_, row) => `${row.userName}（${row.account}）` },
  { title: '岗位', key: 'post', width: 150, render: (_, row) => `${row.deptName} ${row.positionName}` },
  { title: '角色', dataIndex: 'roleName', width: 140 },
  { title: '数据范围', key: 'scope', width: 130, render: (_, row) => reachOf(row) },
  {
    title: '最近登录',
    key: 'signIn',
    width: 178,
    render: (_, { lastSignInAt, isDormant }) => (
      <span className={isDormant === '1' ? admin.bad : admin.figures}>
        {lastSignInAt ?? '从未登录'}
        {isDormant === '1' && '（休眠）'}
      </span>
    ),
  },
  { title: '岗位委托', dataIndex: 'delegations', width: 170, render: texts => texts.join('；') || '—' },
  { title: '复核结果', key: 'decision', width: 240, render: (_, row) => decisionOf(row) },
]

const agreeColumn = (id: string): Column<Row> => ({
  title: '操作',
  key: 'rowActions',
  width: 120,
  fixed: 'right',
  render: (_, row) => row.mayAgree === '1' && <Agreement id={id} row={row} />,
})

function Agreement({ id, row: { no, userName, roleName } }: { readonly id: string; readonly row: Row }) {
  const [agree] = useAdminAgreeRemovalMutation()
  const [decline] = useAdminDeclineRemovalMutation()
  const args = { id, nos: [no] }
  const act = (name: string, onClick: () => void) => (
    <button
      type="button"
      className={admin.rowAction}
      aria-label={`${name}收回${userName}的${roleName}`}
      onClick={onClick}
    >
      {name}
    </button>
  )
  return (
    <span className={admin.rowActions}>
      {act('同意', () => void agree({ args }).then(told('角色已收回')))}
      {act('不同意', () => void decline({ args }).then(told('已退回重新复核')))}
    </span>
  )
}
