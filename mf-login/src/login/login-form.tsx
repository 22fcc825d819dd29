import styles from './login.module.css'
import { OrganisationField } from './organisation-field'
import { SlideBar } from './slide-bar'
import { useLoginForm } from './use-login-form'

/** Ordinary sign-in. */
export function LoginForm() {
  const { form, message, busy, password, organisations, change, changeUsername, submit } = useLoginForm()
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
          onChange={event => changeUsername(event.target.value)}
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
