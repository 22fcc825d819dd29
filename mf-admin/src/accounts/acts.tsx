import { asPortalError, notify } from '@portal/shared-lib'
import type { ManagedAccountAnswer } from '@portal/shared-lib/contract/calls/accounts'
import { ACCOUNT_STATE_NAMES, NO_TIES } from '@portal/shared-lib/contract/rules/accounts'
import { Button, Dialog, type FieldRow, Fields } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './accounts.module.css'
import {
  useAdminAskResetMutation,
  useAdminCloseAccountMutation,
  useAdminIssuePasswordMutation,
  useAdminReopenAccountMutation,
  useAdminSignOutAccountMutation,
  useAdminUnlockAccountMutation,
  useAdminUpdateAccountMutation,
  useAdminWakeAccountMutation,
} from './api'
import { Ties } from './ties'
import { WhoEntries } from './who'

/** What whoever looks may do: the half of the system's officer, that of the security officer. */
export interface May {
  readonly manage: boolean
  readonly grant: boolean
}

interface ActsProps {
  readonly account: ManagedAccountAnswer
  readonly may: May
}

/** Whose an account is, how it stands, and what may be done to it. */
export function Acts({ account, may }: ActsProps) {
  return (
    <div className={styles.body}>
      {may.manage && <WhoForm key={account.personId} account={account} />}
      <Fields rows={rowsOf(account)} />
      <Ties account={account} mayUntie={may.grant} />
      <div className={styles.actions}>
        {may.manage && <ManageActs account={account} />}
        {may.grant && <GrantActs account={account} />}
      </div>
    </div>
  )
}

function WhoForm({ account }: { readonly account: ManagedAccountAnswer }) {
  const { personId, userName, telephone, phoneNum } = account
  const [who, setWho] = useState({ userName, telephone, phoneNum })
  const [update] = useAdminUpdateAccountMutation()
  const done = useDone()
  return (
    <form
      aria-label="账号资料"
      onSubmit={event => {
        event.preventDefault()
        void update({ args: { personId, ...who } }).then(done('资料已保存'))
      }}
    >
      <div className={styles.entries}>
        <WhoEntries value={who} onChange={setWho} />
        <span>
          <Button htmlType="submit">保存资料</Button>
        </span>
      </div>
    </form>
  )
}

function rowsOf(account: ManagedAccountAnswer): FieldRow[] {
  const { state, awaitsPassword, sessions, failures, certificate, hasCodes, signOn, work } = account
  return [
    ['状态', ACCOUNT_STATE_NAMES[state] + (awaitsPassword === '1' ? '，待发放密码' : '')],
    ['最近登录', account.lastSignInAt],
    ['密码更换', account.passwordChangedAt],
    ['当前会话', `${sessions}个`],
    ['登录失败', `${failures}次`],
    ['动态口令', hasCodes === '1' ? '已绑定' : '未绑定'],
    ...(signOn ? [['登录方式', wayOf(signOn)] satisfies FieldRow] : []),
    ['证书', certificate && `${certificate.subject}（${certificate.serialNo}）`, 'wide'],
    ['未办事项', `待办${work.todos}项、草稿${work.drafts}件、包案${work.leaderCases}件`, 'wide'],
  ]
}

const wayOf = ({ isLocal, ties }: NonNullable<ManagedAccountAnswer['signOn']>): string =>
  isLocal === '1' ? NO_TIES.local : ties.map(({ title }) => title).join('、') || NO_TIES.none

/** Says how a write has ended. */
export function useDone() {
  return (said: string) => (answer: { readonly error?: unknown }) => {
    if (answer.error) notify.error(asPortalError(answer.error).message)
    else notify.success(said)
  }
}

function ManageActs({ account: { personId, state } }: { readonly account: ManagedAccountAnswer }) {
  const [askReset] = useAdminAskResetMutation()
  const [close] = useAdminCloseAccountMutation()
  const [reopen] = useAdminReopenAccountMutation()
  const [signOut] = useAdminSignOutAccountMutation()
  const done = useDone()
  const args = { personId }
  if (state === 'closed')
    return (
      <Button onClick={() => reopen({ args }).then(done('账号已恢复，请由安全保密管理员重新同意角色并发放密码'))}>
        恢复账号
      </Button>
    )
  return (
    <>
      <Button onClick={() => askReset({ args }).then(done('原密码已失效，请由安全保密管理员发放一次性密码'))}>
        重置密码
      </Button>
      <Button onClick={() => signOut({ args }).then(done('全部会话已结束'))}>强制下线</Button>
      <Button danger onClick={() => close({ args }).then(done('账号已停用'))}>
        停用账号
      </Button>
    </>
  )
}

function GrantActs({ account }: { readonly account: ManagedAccountAnswer }) {
  const { personId, state, awaitsPassword } = account
  const [password, show] = useState('')
  const [issue] = useAdminIssuePasswordMutation()
  const [unlock] = useAdminUnlockAccountMutation()
  const [wake] = useAdminWakeAccountMutation()
  const [signOut] = useAdminSignOutAccountMutation()
  const done = useDone()
  const args = { personId }
  const handOut = async () => {
    const { data, error } = await issue({ args })
    if (error) notify.error(asPortalError(error).message)
    else show(data.password)
  }
  return (
    <>
      {awaitsPassword === '1' && state !== 'closed' && (
        <Button type="primary" onClick={() => void handOut()}>
          发放一次性密码
        </Button>
      )}
      <Button onClick={() => unlock({ args }).then(done('已解除锁定'))}>解除锁定</Button>
      {state === 'dormant' && <Button onClick={() => wake({ args }).then(done('休眠账号已恢复'))}>恢复休眠账号</Button>}
      <Button onClick={() => signOut({ args }).then(done('全部会话已结束'))}>强制下线</Button>
      {password !== '' && (
        <Dialog title="一次性密码" onClose={() => show('')}>
          <div className={styles.body}>
            <p>请当面交给{account.userName}本人，关闭后不再显示；首次登录后须立即修改。</p>
            <output className={styles.password}>{password}</output>
          </div>
        </Dialog>
      )}
    </>
  )
}
