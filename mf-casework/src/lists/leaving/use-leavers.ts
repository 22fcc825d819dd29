import { useDesktop } from '@portal/shared-lib'
import { useCaseworkListsAssigneesQuery, useCaseworkListsColleaguesQuery } from '../api'
import type { Person } from './person-select'

/** Who can leave the user's department: those who have to-dos first, then those who may have a leader's cases alone. */
export function useLeavers(): readonly Person[] {
  const desktop = useDesktop()
  const { data: assignees = [] } = useCaseworkListsAssigneesQuery({ within: 'department' })
  const { data: colleagues = [] } = useCaseworkListsColleaguesQuery({})
  const others = colleagues.filter(
    ({ personId, department }) =>
      department === desktop?.deptName && !assignees.some(assignee => assignee.personId === personId),
  )
  return [...assignees, ...others].filter(({ personId }) => personId !== desktop?.userId)
}
