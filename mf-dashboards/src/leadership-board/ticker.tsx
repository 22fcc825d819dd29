import { Empty } from '@portal/shared-lib/page'
import { figureListAddress, Link } from '@portal/shared-lib/router'
import { useDashboardBoardTickerQuery } from './api'
import styles from './board.module.css'
import { Card } from './card'
import { useAsked } from './use-board'

const SHOWN = 6

/** The newest grave petitions, or those of today: where, what about, how many people; no names of people. */
export function Ticker({ onlyToday = false }: { onlyToday?: boolean }) {
  const { scope, polling } = useAsked()
  const asked = useDashboardBoardTickerQuery({ region: scope.region, onlyToday, limit: SHOWN }, polling)
  const title = onlyToday ? '今日重大紧急' : '重大紧急动态'
  return (
    <Card at="ticker" asked={asked}>
      {({ items, conditions }) => (
        <section aria-label={title} className={styles.ticker}>
          <h2>
            <Link to={figureListAddress(conditions)}>{title}</Link>
          </h2>
          {items.length === 0 && <Empty {...(onlyToday && { hint: '今天没有登记重大紧急信访件' })} />}
          <ul>
            {items.map(({ petitionNo, place, category, channel, state, persons, registeredAt }) => (
              <li key={petitionNo}>
                <time>{registeredAt.slice(5, 16)}</time>
                <Link to={`/toDoManage/handle?xfjbh=${petitionNo}`}>{petitionNo}</Link>
                <Cut text={`${place} ${category}，${channel}${persons}人，${state}`} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  )
}

/** Cut off where it is longer than its line; said whole as its title. */
function Cut({ text }: { text: string }) {
  return (
    <span className={styles.what} title={text}>
      {text}
    </span>
  )
}
