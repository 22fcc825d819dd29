import { formatDay, greeting, offersPage, useCan, useDesktop } from '@portal/shared-lib'
import { Page } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import styles from './home.module.css'
import { NoticeList } from './notice-list'
import { Pressing } from './pressing'
import { Tiles } from './tiles'
import { WaitingApprovals } from './waiting-approvals'

const REGISTER = '/letterManage/letterRegister'

/** /home/index: what waits, what presses, what is new. */
export default function HomePage() {
  const desktop = useDesktop()
  const now = new Date()
  return (
    <Page title={`${greeting(now)}，${desktop?.userName ?? ''}`} action={<QuickEntries />}>
      <p className={styles.day}>
        {formatDay(now)} · {desktop?.orgName} {desktop?.deptName}
      </p>
      <Tiles />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WaitingApprovals />
          <Pressing />
        </div>
        <NoticeList />
      </div>
    </Page>
  )
}

function QuickEntries() {
  const mayRegister = useCan('letterManage/letterRegister')
  return mayRegister && offersPage(REGISTER) ? (
    <Link to={REGISTER} className={styles.quick}>
      登记来信
    </Link>
  ) : null
}
