import { type FormEvent, useRef, useState } from 'react'
import { EMPTY_FORM, firstProblem, type SignInForm } from './form-state'
import styles from './login.module.css'
import { OrganisationField } from './organisation-field'
import { SlideBar } from './slide-bar'
import { useOrganisations } from './use-organisations'
import { useSignIn } from './use-sign-in'

/** Milliseconds after success at which the fields are emptied. */
const RESET_AFTER = 1200
/** What a refusal about the password says, in whichever words. */
const ABOUT_PASSWORD = '密码'

/** Ordinary sign-in. */
export function LoginForm() {
  const [form, setForm] = useState<SignInForm>(EMPTY_FORM)
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const signIn = useSignIn()
  const change = (part: Partial<SignInForm>) => setForm(before => ({ ...before, ...part }))
  const organisations = useOrganisations(form.username, organisation => change({ organisation }), setMessage)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = firstProblem(form)
    setMessage(missing?.text ?? '')
    if (missing || busy) return
    setBusy(true)
    const { problem = '' } = await signIn(form)
    setBusy(false)
    setMessage(problem)
    if (!problem) setTimeout(() => setForm(EMPTY_FORM), RESET_AFTER)
    if (!problem.includes(ABOUT_PASSWORD)) return
    change({ password: '' })
    password.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={event => void submit(event)} noValidate>
      <h2>用户登录</h2>
      <label>
        <span>用户名</span>
        <input
          value={form.username}
          placeholder="用户名/用户ID/手机号"
          autoComplete="username"
          // biome-ignore lint/a11y/noAutofocus: the page has this one purpose
          autoFocus
          onChange={event => {
            change({ username: event.target.value, organisation: undefined })
            organisations.forget()
          }}
          onBlur={() => void organisations.lookUp()}
        />
      </label>
      <label>
        <span>密码</span>
        <input
          ref={password}
          type="password"
          value={form.password}
          placeholder="请输入密码"
          autoComplete="current-password"
          onChange={event => change({ password: event.target.value })}
        />
      </label>
      <OrganisationField
        chosen={form.organisation}
        disabled={!form.username.trim()}
        organisations={organisations}
        onChoose={organisation => change({ organisation })}
      />
      <SlideBar passed={form.slid} onPass={() => change({ slid: true })} />
      <p className={styles.message} role="alert">
        {message}
      </p>
      <button type="submit" className={styles.submit} disabled={busy}>
        {busy ? '登录中...' : '登录'}
      </button>
    </form>
  )
}
