import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { usePolling } from '@portal/shared-lib/router'
import { useCaseworkReceptionsTodayQuery } from '../api'
import styles from './main-screen.module.css'

const POLLING = { pollingInterval: 60_000 }

/** 今日领导接访, as far as it was published; nothing where nobody receives. */
export function ReceptionsToday() {
  const { data = [] } = useCaseworkReceptionsTodayQuery({}, usePolling(POLLING))
  if (data.length === 0) return null
  return (
    <section className={styles.receptions} aria-label="今日领导接访">
      <h2>今日领导接访</h2>
      <ul>
        {data.map(({ dayId, half, leader, leaderDuty, place }) => (
          <li key={dayId}>
            {HALVES[half]} <strong>{leader}</strong> {leaderDuty}，{place}
          </li>
        ))}
      </ul>
    </section>
  )
}
