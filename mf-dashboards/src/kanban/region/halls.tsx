import type { TodayAnswer } from '@portal/shared-lib/contract/calls/stats'
import { Empty, Section } from '@portal/shared-lib/page'
import styles from './region.module.css'

/** Who waits in the reception halls now, by the tickets of their windows; and what came online in the night. */
export function Halls({ halls, night: { received, waiting } }: Pick<TodayAnswer, 'halls' | 'night'>) {
  return (
    <Section title="接访大厅">
      {halls.length === 0 && <Empty hint="今天没有窗口取号" />}
      <ul className={styles.receptions} aria-label="接访大厅">
        {halls.map(hall => (
          <HallRow key={hall.office} hall={hall} />
        ))}
      </ul>
      <p className={styles.night}>
        夜间网上来件
        <strong>{` ${received} `}</strong>件（昨日17:30至今日8:30）
        {waiting > 0 && <b className={styles.due}>{`，${waiting}件待登记`}</b>}
      </p>
    </Section>
  )
}

function HallRow({ hall }: { hall: TodayAnswer['halls'][number] }) {
  const { office, waiting, waitingPersons, since, heard, done, missed } = hall
  return (
    <li>
      <strong>{office}</strong>
      {waiting > 0 ? <b className={styles.due}>{` 候谈${waiting}批${waitingPersons}人`}</b> : ' 无人候谈'}
      {since && `，最早${since.slice(11, 16)}取号`}
      {`，接谈中${heard}批，已接谈${done}批`}
      {missed > 0 && `，过号${missed}批`}
    </li>
  )
}
