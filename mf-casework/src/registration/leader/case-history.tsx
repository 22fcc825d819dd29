import { Dialog, PreviewLink } from '@portal/shared-lib/page'
import { useState } from 'react'
import styles from './leader.module.css'
import { type LeaderCase, meetingsOf } from './leader-case'

/** 记录: what was planned, what was done since, and what the petitioner has signed. */
export function CaseHistory({ leaderCase }: { leaderCase: LeaderCase }) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className={styles.link} onClick={() => open(true)}>
        记录
      </button>
      {isOpen && <History leaderCase={leaderCase} onClose={() => open(false)} />}
    </>
  )
}

function History({ leaderCase, onClose }: { leaderCase: LeaderCase; onClose: () => void }) {
  const { petitionNo, measures, pledges, progress } = leaderCase
  return (
    <Dialog title={`包案记录 ${petitionNo}`} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.asked}>化解措施：{measures}</p>
        <p className={styles.asked}>约见信访人 {meetingsOf(leaderCase).length} 次</p>
        {pledges.map(file => (
          <p key={file.id} className={styles.asked}>
            息诉承诺书：{file.name} <PreviewLink file={file} among={pledges} />
          </p>
        ))}
        <ol className={styles.history}>
          {progress.map(({ at, person, percent, text, metOn }) => (
            <li key={at + text}>
              {metOn && <strong>{metOn}约见：</strong>}
              {text}
              <span className={styles.soft}>
                {at.slice(0, 16)} {person}，{percent}%
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
