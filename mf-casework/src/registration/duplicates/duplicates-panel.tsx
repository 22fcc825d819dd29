import type { DuplicateDecision } from '@portal/shared-lib/contract/rules/petition-duplicates'
import { bringIntoSight, useFormContext, useWatch } from '@portal/shared-lib/ui-form'
import { useEffect } from 'react'
import { useCaseworkDuplicatesQuery } from '../api'
import { useCorrecting } from '../engine/correcting'
import beside from '../engine/form.module.css'
import { CandidateCard } from './candidate-card'
import styles from './duplicates.module.css'
import { useDuplicateSearch } from './use-duplicate-search'

interface Decided {
  readonly petitionNo: string
  readonly decision: DuplicateDecision
}

const PANEL_ID = 'duplicates'

/** 疑似重复: earlier petitions that may be about the same, found while the form is filled in; each wants a decision. */
export function DuplicatesPanel() {
  const { setValue } = useFormContext()
  const { search, isSettling } = useDuplicateSearch()
  const correctedNo = useCorrecting()?.petitionNo ?? ''
  const { data, isFetching } = useCaseworkDuplicatesQuery(search ? { ...search, correctedNo } : {}, {
    skip: !search,
    refetchOnMountOrArgChange: true,
  })
  const found = search ? data : undefined
  const decisions: readonly Decided[] = useWatch({ name: 'decisions' }) ?? []
  const change = (next: readonly Decided[]) => setValue('decisions', next, { shouldDirty: true })

  // What is no longer found needs no decision, and the server knows it not.
  useEffect(() => {
    if (!found) return
    const left = decisions.filter(({ petitionNo }) => found.some(one => one.petitionNo === petitionNo))
    if (left.length < decisions.length) setValue('decisions', left)
  }, [found, decisions, setValue])

  const decide = (petitionNo: string, decision: DuplicateDecision) =>
    change([...decisions.filter(one => one.petitionNo !== petitionNo), { petitionNo, decision }])
  const open = (found ?? []).filter(({ petitionNo }) => !decisions.some(one => one.petitionNo === petitionNo))
  return (
    <aside id={PANEL_ID} className={`${beside.panel} ${styles.panel}`} aria-label="疑似重复信访件" tabIndex={-1}>
      <h2>疑似重复{found && found.length > 0 && `（${found.length}件，${open.length}件待判断）`}</h2>
      <p className={styles.state} role="status">
        {stateOf(Boolean(search), isFetching || isSettling, found?.length)}
      </p>
      {open.length > 1 && (
        <button
          type="button"
          className={styles.all}
          onClick={() =>
            change([...decisions, ...open.map(({ petitionNo }) => ({ petitionNo, decision: 'new' as const }))])
          }
        >
          其余均为新事项，仍登记
        </button>
      )}
      {(found ?? []).map(candidate => (
        <CandidateCard
          key={candidate.petitionNo}
          candidate={candidate}
          decision={decisions.find(({ petitionNo }) => petitionNo === candidate.petitionNo)?.decision}
          onDecide={decision => decide(candidate.petitionNo, decision)}
        />
      ))}
    </aside>
  )
}

function stateOf(asked: boolean, fetching: boolean, count: number | undefined): string {
  if (!asked) return '填写姓名和证件、手机，或内容摘要后自动查找'
  if (fetching) return '正在查找…'
  return count === 0 ? '未发现疑似重复的信访件' : ''
}

/** Leads to the decisions that are still open. */
export function focusDuplicates(): void {
  const panel = document.getElementById(PANEL_ID)
  const open = panel?.querySelector<HTMLElement>('fieldset:not([data-decided]) input') ?? panel
  bringIntoSight(open)
  open?.focus({ preventScroll: true })
}
