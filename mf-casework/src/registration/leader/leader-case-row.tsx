import { LEADER_CASE_CAUSES, LEADER_CASE_RESULTS } from '@portal/shared-lib/contract/rules/leader-case'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import styles from './leader.module.css'
import type { LeaderCase } from './leader-case'
import { ProgressDialog } from './progress-dialog'

/** A case with its progress; what was told last shows on hover. */
export function LeaderCaseRow({ leaderCase }: { leaderCase: LeaderCase }) {
  const [asking, setAsking] = useState(false)
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
        <span className={styles.soft}>{leaderDuty}</span>
      </td>
      <td>
        {unit}
        <span className={styles.soft}>{inCharge}</span>
      </td>
      <td>{named(LEADER_CASE_CAUSES, cause)}</td>
      <td>
        {dueOn}
        <span className={leaderCase.remainingDays < 0 && !result ? styles.late : styles.soft}>
          {leftOf(leaderCase)}
        </span>
      </td>
      <td title={last && `${last.at.slice(0, 16)} ${last.person}：${last.text}`}>
        <progress max={100} value={percent} aria-label={`化解进度${percent}%`} /> {percent}%
      </td>
      <td>
        {result === '' && (
          <button type="button" className={styles.link} onClick={() => setAsking(true)}>
            填写进展
          </button>
        )}
        {asking && <ProgressDialog leaderCase={leaderCase} onClose={() => setAsking(false)} />}
      </td>
    </tr>
  )
}

const named = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code

function leftOf({ remainingDays, result }: LeaderCase): string {
  if (result) return named(LEADER_CASE_RESULTS, result)
  return remainingDays < 0 ? `超期${-remainingDays}天` : `剩${remainingDays}天`
}
