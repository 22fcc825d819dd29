import { NOT_CLASSIFIED } from '@portal/shared-lib/contract/rules/classified-words'
import { composition, Mark } from '@portal/shared-lib/first'
import { Card } from './card'
import styles from './login-page.module.css'
import { Promises } from './promises'

/** /login: what the portal is, the ways to sign in, and who answers for it. */
export default function LoginPage() {
  const { title, copyright, developer } = composition().province
  return (
    <div className={styles.page}>
      <div className={styles.stage}>
        <div className={styles.words}>
          <Mark className={styles.mark} />
          <h1>{title}</h1>
          <Promises />
          <p className={styles.rule}>{NOT_CLASSIFIED}</p>
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
