import { onDemand, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading } from '@portal/shared-lib/page'
import { ClockList } from '../clocks/clock-list'
import { AlikeList } from './alike-list'
import { Folded } from './folded'
import { HintList } from './hints/hint-list'
import { Notes } from './notes/notes'
import styles from './side.module.css'

const LawSuggestions = onDemand(() => import('./law-suggestions'))

/** What helps beside a case: the limits that run, what the law asks now, what is alike, which law fits, notes. */
export function SidePanel({ petition }: { petition: PetitionAnswer }) {
  const { petitionNo, state } = petition
  return (
    <aside className={styles.side} aria-label="办理参考">
      <details open>
        <summary>当前期限</summary>
        <ClockList petitionNo={petitionNo} onlyOpen />
      </details>
      <HintList state={state} />
      <Folded title="相似件">
        <AlikeList petitionNo={petitionNo} />
      </Folded>
      <Folded title="法规推荐">
        <WhileLoading fallback={<Loading />}>
          <LawSuggestions petition={petition} />
        </WhileLoading>
      </Folded>
      <Notes petition={petition} />
    </aside>
  )
}
