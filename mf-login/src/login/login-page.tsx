import { composition } from '@portal/shared-lib'
import { Card } from './card'
import styles from './login-page.module.css'

/** /login: what the portal is, the ways to sign in, and who answers for it. */
export default function LoginPage() {
  const { title, copyright, developer } = composition().province
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p>登记 · 办理 · 督查 · 复查复核 一体化工作平台</p>
          <ul>
            <li>来信、来访、网上信访、来电一处登记，去向全程可查</li>
            <li>办理期限自动提醒，临期、超期一目了然</li>
            <li>审批、督办、复查复核在同一事项内流转</li>
          </ul>
          <p className={styles.rule}>本系统为非涉密系统，严禁处理、传输国家秘密</p>
        </div>
        <Card />
      </div>
      <footer className={styles.footer}>
        <p>{copyright}</p>
        <p>{developer}</p>
      </footer>
    </div>
  )
}
