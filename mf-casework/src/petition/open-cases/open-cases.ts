import { store } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'

/** A case that is open in this window. */
export interface OpenCase {
  readonly petitionNo: string
  /** Where it was opened: page and parameters, below the base path. */
  readonly address: string
  /** Whether it holds text that has not been submitted. */
  readonly isTyped: boolean
  /** Grows with every showing. */
  readonly shownAt: number
}

/** So many stay in memory; beyond, the one goes that was not looked at for longest, never one with unsubmitted text. */
export const MOST_OPEN = 8

let cases: readonly OpenCase[] = []
let owner = ''
let showings = 0
const listeners = new Set<() => void>()

/** Notes that a case is shown; whoever has signed in since finds none of those before. */
export function showCase(petitionNo: string, address: string): void {
  const others = ownCases()
  showings += 1
  const known = others.find(open => open.petitionNo === petitionNo)
  const shown = { petitionNo, address, isTyped: known?.isTyped ?? false, shownAt: showings }
  change(withinMost(known ? others.map(open => (open === known ? shown : open)) : [...others, shown]))
}

/** Closes a case; answers the one that was looked at before. */
export function closeCase(petitionNo: string): OpenCase | undefined {
  change(ownCases().filter(open => open.petitionNo !== petitionNo))
  return cases.toSorted((a, b) => b.shownAt - a.shownAt)[0]
}

export function markTyped(petitionNo: string, isTyped: boolean): void {
  if (cases.find(open => open.petitionNo === petitionNo)?.isTyped === isTyped) return
  change(cases.map(open => (open.petitionNo === petitionNo ? { ...open, isTyped } : open)))
}

/** The cases that are open, in the order in which they were opened. */
export const useOpenCases = (): readonly OpenCase[] => useSyncExternalStore(subscribe, ownCases)

/** Those of whoever is signed in, in the post in which they act. */
function ownCases(): readonly OpenCase[] {
  const { desktop } = store.getState().session
  const user = desktop ? `${desktop.userId} ${desktop.deptId}` : ''
  if (user !== owner) {
    owner = user
    cases = []
  }
  return cases
}

function withinMost(open: readonly OpenCase[]): readonly OpenCase[] {
  if (open.length <= MOST_OPEN) return open
  const [longest] = open.filter(({ isTyped }) => !isTyped).toSorted((a, b) => a.shownAt - b.shownAt)
  return longest && longest.shownAt !== showings ? open.filter(other => other !== longest) : open
}

function change(open: readonly OpenCase[]): void {
  cases = open
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
