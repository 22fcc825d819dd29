import type { LeaderCasesAnswer } from '@portal/shared-lib/contract/calls/leader-cases'
import { isLeaderCaseIn } from '@portal/shared-lib/contract/rules/leader-case'
import { Section } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardBoardLeaderCasesQuery } from '../../leadership-board/api'
import { LeaderCases } from '../../leadership-board/leader-cases'
import styles from '../home.module.css'

type LeaderCase = LeaderCasesAnswer[number]

const SHOWN = 4

/** What leaders have taken on: the figures, and how far those are that have the least time left. */
export default function LeaderCasesWidget() {
  const { data = [] } = useDashboardBoardLeaderCasesQuery({})
  const going = data
    .filter(one => isLeaderCaseIn('going', one))
    .toSorted((one, other) => one.remainingDays - other.remainingDays)
  return (
    <div className={styles.column}>
      {/* A card of the board names its place in the grid of the board. */}
      <div>
        <LeaderCases />
      </div>
      {going.length > 0 && (
        <Section title="包案进展">
          <ul className={styles.rows}>
            {going.slice(0, SHOWN).map(one => (
              <Going key={one.caseId} leaderCase={one} />
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

function Going({ leaderCase: { petitionNo, summary, leader, percent, remainingDays } }: { leaderCase: LeaderCase }) {
  const isLate = remainingDays < 0
  return (
    <li>
      <Link to={`/toDoManage/handle?${new URLSearchParams({ xfjbh: petitionNo })}`}>
        <span className={isLate ? styles.urgent : styles.aside}>
          {isLate ? `超期${-remainingDays}天` : `剩${remainingDays}天`}
        </span>
        <span className={styles.summary} title={`${leader}：${summary}`}>
          {leader}：{summary}
        </span>
        <span className={styles.aside}>
          <progress className={styles.progress} max={100} value={percent} aria-label={`化解进度${percent}%`} />{' '}
          {percent}%
        </span>
      </Link>
    </li>
  )
}
