import { onDemand, WhileLoading } from '@portal/shared-lib'
import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'
import { Loading, Trouble } from '@portal/shared-lib/page'
import { type ReactNode, useState } from 'react'
import { useCaseRelatedQuery } from '../../case-api'
import { ClockList } from '../clocks/clock-list'
import { HintList } from './hints/hint-list'
import { Notes } from './notes/notes'
import { PetitionRows } from './petition-rows'
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

/** Petitions of the same matter and those that are alike; asked for when somebody looks. */
function AlikeList({ petitionNo }: { petitionNo: string }) {
  const { data, error, refetch } = useCaseRelatedQuery({ petitionNo })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <PetitionRows rows={[...data.sameMatter, ...data.alike]} />
}

interface FoldedProps {
  readonly title: string
  readonly children: ReactNode
}

/** What is asked for once somebody looks. */
function Folded({ title, children }: FoldedProps) {
  const [isOpen, open] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  )
}
