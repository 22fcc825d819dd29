import { DOUBTFUL_BELOW } from '@portal/shared-lib/contract/rules/letter-finds'
import { focusEntry } from '@portal/shared-lib/ui-form'
import { createContext, useContext, useMemo, useState } from 'react'

/** A value that a machine proposes for a field; somebody has to confirm it. */
export interface Proposal {
  readonly path: string
  readonly value: unknown
  /** Percent. */
  readonly confidence: number
  readonly label: string
}

/** The proposals of a form, and which of them nobody has confirmed. */
export interface Proposals {
  readonly open: readonly Proposal[]
  readonly confirm: (path: string) => void
  /** Those that were read without doubt; the others are looked at one by one. */
  readonly sure: readonly Proposal[]
  readonly confirmSure: () => void
  /** As they were read, to be confirmed anew. */
  readonly given: readonly Proposal[]
  readonly reopen: () => void
  readonly focus: (path: string) => void
}

export function useProposals(given: readonly Proposal[]): Proposals {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  return useMemo(() => {
    const open = given.filter(({ path }) => !confirmed.includes(path))
    const sure = open.filter(({ confidence }) => confidence >= DOUBTFUL_BELOW)
    return {
      given,
      open,
      sure,
      confirm: path => setConfirmed(before => [...before, path]),
      confirmSure: () => setConfirmed(before => [...before, ...sure.map(({ path }) => path)]),
      reopen: () => setConfirmed([]),
      focus: focusEntry,
    }
  }, [given, confirmed])
}

export const FormProposals = createContext<Proposals | undefined>(undefined)

/** The proposal for a field that waits to be confirmed. */
export function useProposal(path: string): { proposal: Proposal; confirm: () => void } | undefined {
  const proposals = useContext(FormProposals)
  const proposal = proposals?.open.find(one => one.path === path)
  return proposals && proposal && { proposal, confirm: () => proposals.confirm(path) }
}
