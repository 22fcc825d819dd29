import { offersPage, useCan } from '@portal/shared-lib'
import { Link } from '@portal/shared-lib/router'
import styles from './home.module.css'

const REGISTER = 'letterManage/letterRegister'

/** What is begun most often. */
export function QuickEntry() {
  const mayRegister = useCan(REGISTER)
  return mayRegister && offersPage(`/${REGISTER}`) ? (
    <Link to={`/${REGISTER}`} className={styles.quick}>
      登记来信
    </Link>
  ) : null
}
