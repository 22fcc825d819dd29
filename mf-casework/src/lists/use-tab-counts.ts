import { formatNumber } from '@portal/shared-lib'
import { useMemo } from 'react'
import { useCaseworkListsApprovalCountsQuery, useCaseworkListsCountsQuery } from './api'
import { EMPTY_QUERY, filterOf, type ListQuery } from './list-query'
import { approvalsAsked } from './rows/read-page'
import type { ListView } from './view'

/**
 * How many rows each tab would show beside what else the list is asked for, as it is said there: 全部 first, then the tabs in
 * their order. Empty until it is known. Read again with the list, so that it follows what its user does.
 */
export function useTabCounts(view: ListView, query: ListQuery): readonly string[] {
  const ofApprovals = view.source === 'approvals'
  const asked = useMemo(() => {
    const conditions = [[], ...(view.tabs ?? []).map(tab => [...tab.conditions()])]
    return { conditions, filter: filterOf(view, { ...query, tab: EMPTY_QUERY.tab }) }
  }, [view, query])
  const tabs = { refetchOnMountOrArgChange: true }
  const petitions = useCaseworkListsCountsQuery(
    { viewId: view.viewId, filter: asked.filter, tabs: asked.conditions },
    { ...tabs, skip: !view.tabs || ofApprovals },
  )
  const { stayHours, applicantDept } = approvalsAsked(asked)
  const approvals = useCaseworkListsApprovalCountsQuery(
    {
      tabs: asked.conditions.map(each => approvalsAsked({ filter: { conditions: each } }).types ?? []),
      ...(stayHours !== undefined && { stayHours }),
      ...(applicantDept !== undefined && { applicantDept }),
    },
    { ...tabs, skip: !view.tabs || !ofApprovals },
  )
  const { data = [] } = ofApprovals ? approvals : petitions
  return data.map(said)
}

/** As the foot of the list says it. */
const said = ({ total, totalCapped }: { readonly total: number; readonly totalCapped?: boolean | undefined }): string =>
  `${formatNumber(total)}${totalCapped ? '+' : ''}`
