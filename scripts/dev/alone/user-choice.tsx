import { useDesktop } from '@portal/shared-lib'
import { type FormEvent, useId, useState } from 'react'

interface Offered {
  readonly people: readonly { readonly account: string; readonly name: string }[]
  readonly password: string
}

const offered = (): Offered =>
  JSON.parse(document.getElementById('alone')?.textContent ?? '{"people":[],"password":""}')

/** Signs in as somebody, by the real call. */
export function UserChoice({ onSignIn }: { onSignIn: (account: string, password: string) => Promise<void> }) {
  const [{ people, password: known }] = useState(offered)
  const desktop = useDesktop()
  const [account, setAccount] = useState('zs05')
  const [password, setPassword] = useState(known)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSignIn(account.trim(), password)
  }
  return (
    <form aria-label="用户" onSubmit={submit}>
      <label htmlFor={id}>账号</label>
      <input
        id={id}
        list={`${id}-people`}
        size={8}
        value={account}
        onChange={event => setAccount(event.target.value)}
      />
      <datalist id={`${id}-people`}>
        {people.map(({ account, name }) => (
          <option key={account} value={account} label={name} />
        ))}
      </datalist>
      <label htmlFor={`${id}-password`}>密码</label>
      <input
        id={`${id}-password`}
        type="password"
        size={12}
        autoComplete="off"
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
      <button type="submit">登录</button>
      <output>{desktop ? `${desktop.userName}，${desktop.orgName} ${desktop.deptName}` : '未登录'}</output>
    </form>
  )
}
