import { composition } from '@portal/shared-lib'
import styles from './login.module.css'
import { LoginForm } from './login-form'

/** /login: who the office is, and the form. */
export default function LoginPage() {
  const { title, copyright, developer } = composition().province
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>登记 · 办理 · 督查 · 复查复核 一体化工作平台</p>
        </div>
        <LoginForm />
      </div>
      <footer className={styles.footer}>
        <p>{copyright}</p>
        <p>{developer}</p>
      </footer>
    </div>
  )
}
