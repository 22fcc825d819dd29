import { LEADER_CASE_CAUSES, LEADER_CASE_RESULTS, LEADER_LEVELS } from '@portal/shared-lib/contract/rules/leader-case'
import { Link } from '@portal/shared-lib/router'
import { CaseHistory } from './case-history'
import { CaseRowActions } from './case-row-actions'
import styles from './leader.module.css'
import { askedOf, type LeaderCase, named } from './leader-case'

/** A case with its progress; what was told last shows on hover. */
export function LeaderCaseRow({ leaderCase }: { leaderCase: LeaderCase }) {
  const { petitionNo, leader, leaderDuty, unit, inCharge, cause, dueOn, percent, result, summary, progress } =
    leaderCase
  const last = progress.at(-1)
  return (
    <tr>
      <td title={summary}>
        <Link to={`/toDoManage/handle?xfjbh=${petitionNo}`}>{petitionNo}</Link>
      </td>
      <td>
        {leader}
        <span className={styles.soft}>
          {[leaderDuty, named(LEADER_LEVELS, leaderCase.level)].filter(Boolean).join('，')}
        </span>
      </td>
      <td>
        {unit}
        <span className={styles.soft}>{inCharge}</span>
      </td>
      <td className={styles.brief}>{named(LEADER_CASE_CAUSES, cause)}</td>
      <td className={styles.brief}>
        {dueOn}
        <span className={leaderCase.remainingDays < 0 && !result ? styles.late : styles.soft}>
          {leftOf(leaderCase)}
        </span>
      </td>
      <td className={styles.brief} title={last && `${last.at.slice(0, 16)} ${last.person}：${last.text}`}>
        <progress max={100} value={percent} aria-label={`化解进度${percent}%`} /> {percent}%
      </td>
      <td>
        {leaderCase.asked !== '' && <span className={styles.waiting}>待审核：{askedOf(leaderCase)}</span>}
        <div className={styles.rowActions}>
          <CaseRowActions leaderCase={leaderCase} />
          <CaseHistory leaderCase={leaderCase} />
        </div>
      </td>
    </tr>
  )
}

function leftOf({ remainingDays, result }: LeaderCase): string {
  if (result) return named(LEADER_CASE_RESULTS, result)
  return remainingDays < 0 ? `超期${-remainingDays}天` : `剩${remainingDays}天`
}
