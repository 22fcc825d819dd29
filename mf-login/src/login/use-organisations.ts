import { asPortalError } from '@portal/shared-lib'
import { useRef, useState } from 'react'
import { useLazyLoginOrganisationsQuery } from '../api'
import type { Organisation } from './form-state'

/** Entries by which the suggestions grow. */
const STEP = 20

export interface Organisations {
  readonly list: readonly Organisation[]
  readonly more: boolean
  /** Asks for the organisations of the account as it stands; chooses the only one. */
  lookUp(): Promise<void>
  /** Narrows the suggestions to names that contain `companyName`. */
  search(companyName: string): void
  grow(): void
  forget(): void
}

/** The organisations in which the account of that name has a post. */
export function useOrganisations(
  username: string,
  onOnly: (organisation: Organisation) => void,
  onProblem: (text: string) => void,
): Organisations {
  const [fetchList] = useLazyLoginOrganisationsQuery()
  const [list, setList] = useState<readonly Organisation[]>([])
  const [total, setTotal] = useState(0)
  /** The account whose organisations are shown; what arrives for another is late. */
  const asked = useRef('')
  const name = useRef('')
  const account = username.trim()

  const ask = async (limit: number, companyName: string): Promise<readonly Organisation[]> => {
    asked.current = account
    name.current = companyName
    try {
      const answer = await fetchList({ loginAccount: account, companyName, type: '1', limit }).unwrap()
      if (asked.current !== account || name.current !== companyName) return []
      setList(answer.list)
      setTotal(answer.total)
      return answer.list
    } catch (error) {
      onProblem(asPortalError(error).message)
      return []
    }
  }

  return {
    list,
    more: total > list.length,
    lookUp: async () => {
      if (!account || asked.current === account) return
      const [first, ...others] = await ask(STEP, '')
      if (first && !others.length) onOnly(first)
    },
    search: companyName => void ask(STEP, companyName.trim()),
    grow: () => void ask(list.length + STEP, name.current),
    forget: () => {
      asked.current = ''
      name.current = ''
      setList([])
      setTotal(0)
    },
  }
}
