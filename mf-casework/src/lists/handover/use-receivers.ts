import { useCaseworkListsAssigneesQuery, useCaseworkListsColleaguesQuery } from '../api'
import type { Person } from './person-select'

/** Who can have what: to-dos those who have such, leader's cases anybody of the office; never who leaves. */
export interface Candidates {
  readonly forTodos: readonly Person[]
  readonly forCases: readonly Person[]
}

export function useReceivers(leaverId: string): Candidates {
  const { data: assignees = [] } = useCaseworkListsAssigneesQuery({ within: 'organisation' })
  const { data: colleagues = [] } = useCaseworkListsColleaguesQuery({})
  const others = <P extends Person>(people: readonly P[]) => people.filter(({ personId }) => personId !== leaverId)
  return { forTodos: others(assignees), forCases: others(colleagues) }
}
