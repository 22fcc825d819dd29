import { offersPage, useCan } from '@portal/shared-lib'
import { Link } from '@portal/shared-lib/router'
import styles from './home.module.css'
import { HomeInFrame } from './home-head'

const REGISTER = 'letterManage/letterRegister'

/** /home/index: for heads of departments and officers, and whoever has no other: what waits, with whom, what is new. */
export default function HomePage() {
  return <HomeInFrame home="index" action={<QuickEntry />} />
}

function QuickEntry() {
  const mayRegister = useCan(REGISTER)
  return mayRegister && offersPage(`/${REGISTER}`) ? (
    <Link to={`/${REGISTER}`} className={styles.quick}>
      登记来信
    </Link>
  ) : null
}
