import type { TodayAnswer } from '@portal/shared-lib/contract/calls/stats'
import { HALVES } from '@portal/shared-lib/contract/rules/reception'
import { Empty, Section } from '@portal/shared-lib/page'
import styles from './region.module.css'

/** Which leaders receive today, and where. */
export function Receptions({ receptions }: Pick<TodayAnswer, 'receptions'>) {
  return (
    <Section title="今日领导接访">
      {receptions.length === 0 && <Empty hint="今天没有已公示的领导接访" />}
      <ul className={styles.receptions}>
        {receptions.map(({ id, office, leader, half, place }) => (
          <li key={id}>
            {`${HALVES[half]} `}
            <strong>{leader}</strong>
            {` ${office}，${place}`}
          </li>
        ))}
      </ul>
    </Section>
  )
}
