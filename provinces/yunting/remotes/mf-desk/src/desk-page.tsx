import { formatDay, formatNumber, greeting, useDesktop } from '@portal/shared-lib'
import { Page, Section } from '@portal/shared-lib/page'
import { useDeskNumbersQuery } from './api'
import { Colleagues } from './colleagues'
import styles from './desk.module.css'

/** /desk: the home of 云汀省: the day, what waits, and whom to call. */
export default function DeskPage() {
  const desktop = useDesktop()
  const { data } = useDeskNumbersQuery({})
  const now = new Date()
  return (
    <Page title={`${greeting(now)}，${desktop?.userName ?? ''}`}>
      <p className={styles.day}>
        {formatDay(now)} · {desktop?.orgName} {desktop?.deptName}
      </p>
      <Section title="今日待办">
        <p className={styles.numbers}>
          个人待办 <strong>{formatNumber(data?.personCount ?? 0)}</strong> 件，部门待办{' '}
          <strong>{formatNumber(data?.departCount ?? 0)}</strong> 件
        </p>
      </Section>
      <Colleagues />
    </Page>
  )
}
