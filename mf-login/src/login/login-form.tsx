import { useEffect, useState } from 'react'
import styles from './login-form.module.css'
import { type FormMode, TABS } from './modes'
import { OrganisationField } from './organisation/organisation-field'
import { SecondFactor } from './second-factor'
import { SlideBar } from './slide-bar/slide-bar'
import { TextField } from './text-field'
import type { LoginFormState } from './use-login-form'

/** Milliseconds after which a wait is explained, with a way out. */
const SLOW_AFTER = 8000

/** For as long as something is under way. */
function SlowHint({ onCancel }: { onCancel: () => void }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  return (
    <p className={styles.slow} role="status">
      等待时间较长，请稍候
      <button type="button" onClick={onCancel}>
        取消
      </button>
    </p>
  )
}

/** The form of a mode. */
export function LoginForm({ mode, login }: { mode: FormMode; login: LoginFormState }) {
  const { form, message, busy, password, organisations, enter, chooseOnly, submit, cancel } = login
  return (
    <form className={styles.form} onSubmit={event => void submit(event)} noValidate aria-busy={busy}>
      <TextField
        label="用户名"
        value={form.username}
        placeholder="用户名/用户ID/手机号"
        autoComplete="username"
        autoFocus
        onChange={username => enter({ username })}
        onBlur={() => void chooseOnly()}
      />
      <TextField
        label="密码"
        ref={password}
        type="password"
        value={form.password}
        placeholder="请输入密码"
        autoComplete="current-password"
        onChange={text => enter({ password: text })}
      />
      <SecondFactor mode={mode} form={form} onChange={enter} />
      <OrganisationField
        // Another name begins anew, without what was typed for the last.
        key={form.username}
        chosen={form.organisation}
        disabled={!form.username.trim()}
        organisations={organisations}
        onEnter={() => void chooseOnly()}
        onChoose={organisation => enter({ organisation })}
      />
      <SlideBar passed={form.slid} onPass={() => enter({ slid: true })} />
      <p className={styles.message} role="alert">
        {message}
      </p>
      {busy && <SlowHint onCancel={cancel} />}
      <button type="submit" className={styles.submit} aria-disabled={busy}>
        {busy ? TABS[mode].busy : '登录'}
      </button>
    </form>
  )
}
