import { asPortalError, notify } from '@portal/shared-lib'
import { Button, Dialog, useLeaving } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import styles from './accounts.module.css'
import { useAdminCreateAccountMutation } from './api'
import { NOWHERE, PlaceEntries } from './place'
import { NOBODY, WhoEntries } from './who'

const WIDTH = 860

/** 新建账号: without any right; the security officer gives it roles and its first password. */
export function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const [account, setAccount] = useState('')
  const [who, setWho] = useState(NOBODY)
  const [place, setPlace] = useState(NOWHERE)
  const [problem, tell] = useState('')
  const [create, { isLoading }] = useAdminCreateAccountMutation()
  const isTyped = account !== '' || who !== NOBODY || place !== NOWHERE
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { error } = await create({ args: { account, ...who, ...place } })
    if (error) return tell(asPortalError(error).message)
    notify.success('账号已建立，请提出角色，由安全保密管理员同意并发放密码')
    onClose()
  }
  return (
    <Dialog title="新建账号" width={WIDTH} onClose={useLeaving('新建账号', isTyped, onClose)}>
      <form aria-label="新建账号" className={styles.body} onSubmit={submit}>
        <div className={styles.entries}>
          <label className={styles.entry}>
            <span>登录账号</span>
            <input
              value={account}
              maxLength={30}
              autoComplete="off"
              onChange={({ target }) => setAccount(target.value)}
            />
          </label>
          <WhoEntries value={who} onChange={setWho} />
          <PlaceEntries value={place} onChange={setPlace} />
        </div>
        {problem !== '' && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            建立账号
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
