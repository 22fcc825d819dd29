import { formatDay } from '@portal/shared-lib'
import type { ReceptionDaysAnswer } from '@portal/shared-lib/contract/calls/receptions'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardReceptionDaysQuery } from '../../api'
import styles from '../home.module.css'

const PAGE = '/leaderJieFang/leaderJFRegister'

/** Who of the own organisation receives petitioners today, and when the next one does this month. */
export default function Receptions() {
  const today = formatDay(new Date())
  const { data, error, refetch } = useDashboardReceptionDaysQuery({ month: today.slice(0, 7) })
  const [next] = (data ?? [])
    .filter(({ day }) => day > today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <Section title="今日领导接访">
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && <Today days={data.filter(({ day }) => day === today)} />}
      {next && (
        <p className={styles.aside}>
          下一次：{next.day} {HALVES[next.half]} {next.leader}，{next.place}
        </p>
      )}
      <Link to={PAGE} className={styles.more}>
        接访排班
      </Link>
    </Section>
  )
}

function Today({ days }: { days: ReceptionDaysAnswer }) {
  if (days.length === 0) return <Empty hint="今天没有安排领导接访" />
  return (
    <ul className={styles.plain}>
      {days.map(({ dayId, half, leader, leaderDuty, place, isPublished }) => (
        <li key={dayId}>
          {HALVES[half]} <strong>{leader}</strong> {leaderDuty}，{place}
          {!isPublished && <span className={styles.aside}>（未公示）</span>}
        </li>
      ))}
    </ul>
  )
}
