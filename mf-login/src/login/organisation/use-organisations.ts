import { useRef, useState } from 'react'
import { askOrganisations } from '../api'
import type { Organisation } from '../form-state'

/** Entries by which the suggestions grow. */
const STEP = 20

/** What the first look-up of an account brings: its only organisation, or what went wrong. */
export interface FirstLookUp {
  readonly only?: Organisation | undefined
  readonly problem?: string | undefined
}

export interface Organisations {
  readonly list: readonly Organisation[]
  readonly more: boolean
  readonly loading: boolean
  /** Asks once for the organisations of the account as it stands. */
  lookUp(): Promise<FirstLookUp>
  /** Narrows the suggestions to names that contain `companyName`. */
  search(companyName: string): void
  grow(): void
  forget(): void
}

const NONE: { list: readonly Organisation[]; total: number; loading: boolean } = { list: [], total: 0, loading: false }

/** The organisations in which the account of that name has a post. */
export function useOrganisations(account: string, onProblem: (text: string) => void): Organisations {
  const [{ list, total, loading }, setSuggestions] = useState(NONE)
  /** What was asked last; what arrives for anything earlier is late. */
  const asked = useRef<{ companyName: string }>(undefined)
  /** The first look-up, while it is on its way. */
  const first = useRef<Promise<FirstLookUp>>(undefined)

  const forget = () => {
    asked.current = undefined
    first.current = undefined
    setSuggestions(NONE)
  }
  const ask = async (limit: number, companyName: string): Promise<FirstLookUp> => {
    const question = { companyName }
    asked.current = question
    setSuggestions(before => ({ ...before, loading: true }))
    const { data, error } = await askOrganisations({ loginAccount: account, companyName, type: '1', limit })
    if (asked.current !== question) return {}
    first.current = undefined
    if (data) {
      setSuggestions({ ...data, loading: false })
      return { only: data.list.length === 1 ? data.list[0] : undefined }
    }
    forget()
    onProblem(error.message)
    return { problem: error.message }
  }

  return {
    list,
    more: total > list.length,
    loading,
    lookUp: () => {
      if (account && !asked.current) first.current = ask(STEP, '')
      return first.current ?? Promise.resolve({})
    },
    search: companyName => void ask(STEP, companyName.trim()),
    grow: () => void ask(list.length + STEP, asked.current?.companyName ?? ''),
    forget,
  }
}
