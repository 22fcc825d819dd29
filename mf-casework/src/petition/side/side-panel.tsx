import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useState } from 'react'
import { ClockList } from '../clocks/clock-list'
import styles from '../petition.module.css'
import { AlikeList } from './alike-list'
import { hintsFor } from './stage-hints'

/** What helps beside a case: the limits that run, what the law asks now, petitions that are alike. */
export function SidePanel({ petition: { petitionNo, state } }: { petition: PetitionAnswer }) {
  const [isAlikeOpen, openAlike] = useState(false)
  const hints = hintsFor(state)
  return (
    <aside className={styles.side} aria-label="办理参考">
      <details open>
        <summary>当前期限</summary>
        <ClockList petitionNo={petitionNo} onlyOpen />
      </details>
      {hints.length > 0 && (
        <details open>
          <summary>办理提示</summary>
          <ul className={styles.rows}>
            {hints.map(({ text, source }) => (
              <li key={text}>
                <p>{text}</p>
                <p className={styles.after}>{source}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details onToggle={({ currentTarget }) => openAlike(currentTarget.open)}>
        <summary>相似件</summary>
        {isAlikeOpen && <AlikeList petitionNo={petitionNo} />}
      </details>
    </aside>
  )
}
