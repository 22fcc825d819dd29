import { notify } from '@portal/shared-lib'
import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { ACCOUNT_TEXTS, UNTIE_REASON_MAX } from '@portal/shared-lib/contract/rules/accounts'
import { Button, Dialog } from '@portal/shared-lib/page'
import { type Column, DataTable } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem, Reason } from '../reason'
import styles from './accounts.module.css'
import { useAdminUntieAccountMutation } from './api'

type SignOn = NonNullable<ManagedAccountAnswer['signOn']>
type Tie = SignOn['ties'][number]

interface TiesProps {
  readonly account: ManagedAccountAnswer
  readonly mayUntie: boolean
}

/** 统一身份认证关联: whom outside of the portal an account is tied to, and what unties it. */
export function Ties({ account: { personId, userName, signOn }, mayUntie }: TiesProps) {
  const [untied, untie] = useState<Tie>()
  if (!signOn || signOn.ties.length === 0) return null
  const close = () => untie(undefined)
  return (
    <div className={styles.ties}>
      <DataTable
        rows={signOn.ties}
        rowKey="provider"
        label="统一身份认证关联"
        columns={[...COLUMNS, ...(mayUntie ? [untieColumn(untie)] : [])]}
      />
      {untied && <UntieDialog personId={personId} userName={userName} tie={untied} onClose={close} />}
    </div>
  )
}

const COLUMNS: Column<Tie>[] = [
  { title: '认证服务', dataIndex: 'title', width: 220 },
  { title: '关联时间', dataIndex: 'tiedAt', width: 178 },
  { title: '最近使用', dataIndex: 'usedAt', width: 178 },
]

const untieColumn = (onUntie: (tie: Tie) => void): Column<Tie> => ({
  title: '操作',
  key: 'untie',
  width: 90,
  render: (_, tie) => (
    <button
      type="button"
      className={admin.rowAction}
      aria-label={`解除与${tie.title}的关联`}
      onClick={() => onUntie(tie)}
    >
      解除关联
    </button>
  ),
})

interface UntieProps {
  readonly personId: string
  readonly userName: string
  readonly tie: Tie
  readonly onClose: () => void
}

function UntieDialog({ personId, userName, tie: { provider, title }, onClose }: UntieProps) {
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const [untie, { isLoading }] = useAdminUntieAccountMutation()
  const confirm = async () => {
    if (reason.trim() === '') return tell(ACCOUNT_TEXTS.untieReason)
    const { error } = await untie({ args: { personId, provider, reason: reason.trim() } })
    if (error) return tell(messageOf(error))
    notify.success('关联已解除')
    onClose()
  }
  return (
    <Dialog title="解除统一身份认证关联" onClose={onClose}>
      <div className={admin.form}>
        <p>
          解除后，{userName}由“{title}”打开的会话立即结束；此后由该服务以此账号登录的人员将重新关联，请先核实其身份。
        </p>
        <Reason label="解除理由" value={reason} max={UNTIE_REASON_MAX} onWrite={write} />
        <Problem text={problem} />
        <div className={admin.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" danger loading={isLoading} onClick={() => void confirm()}>
            解除关联
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
