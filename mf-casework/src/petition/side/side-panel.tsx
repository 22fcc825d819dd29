import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { useState } from 'react'
import { ClockList } from '../clocks/clock-list'
import { AlikeList } from './alike-list'
import { HintList } from './hints/hint-list'
import styles from './side.module.css'

/** What helps beside a case: the limits that run, what the law asks now, petitions that are alike. */
export function SidePanel({ petition: { petitionNo, state } }: { petition: PetitionAnswer }) {
  const [isAlikeOpen, openAlike] = useState(false)
  return (
    <aside className={styles.side} aria-label="办理参考">
      <details open>
        <summary>当前期限</summary>
        <ClockList petitionNo={petitionNo} onlyOpen />
      </details>
      <HintList state={state} />
      <details onToggle={({ currentTarget }) => openAlike(currentTarget.open)}>
        <summary>相似件</summary>
        {isAlikeOpen && <AlikeList petitionNo={petitionNo} />}
      </details>
    </aside>
  )
}
