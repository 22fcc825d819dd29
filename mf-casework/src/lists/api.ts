import { reads, remoteApi, writes } from '@portal/shared-lib'
import { approvalCounts, approvals } from '@portal/shared-lib/contract/calls/approvals'
import { assignees, leavers } from '@portal/shared-lib/contract/calls/assignments'
import { cancelDocumentNo, documentNumbers } from '@portal/shared-lib/contract/calls/documents'
import {
  listCounts,
  listSettings,
  listShares,
  petitionList,
  savedFilters,
} from '@portal/shared-lib/contract/calls/lists'
import { findColleagues, findOrganisations, findRegions } from '@portal/shared-lib/contract/calls/lookups'
import { displayColumns } from '@portal/shared-lib/contract/calls/screens'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'
import { textOf } from './row'

export const {
  useCaseworkListsPageQuery,
  useCaseworkListsApprovalsQuery,
  useCaseworkListsCountsQuery,
  useCaseworkListsApprovalCountsQuery,
  useCaseworkListsSharesQuery,
  useCaseworkListsColumnsQuery,
  useCaseworkListsSettingsQuery,
  useCaseworkListsSavedQuery,
  useCaseworkListsAssigneesQuery,
  useCaseworkListsCodesQuery,
  useCaseworkListsColleaguesQuery,
  useCaseworkListsOrganisationNameQuery,
  useCaseworkListsRegionNameQuery,
  useCaseworkListsLeaversQuery,
  useCaseworkListsNumbersQuery,
  useCaseworkListsCancelNumberMutation,
} = remoteApi('mf-casework', 'caseworkLists', build => ({
  caseworkListsPage: reads(build, petitionList, ['Todo', 'Petition'], ({ list }) =>
    list.flatMap(row => textOf(row, 'xfjbh') || []),
  ),
  caseworkListsApprovals: reads(build, approvals, ['Todo', 'Petition']),
  caseworkListsCounts: reads(build, listCounts, ['Todo', 'Petition']),
  caseworkListsApprovalCounts: reads(build, approvalCounts, ['Todo', 'Petition']),
  caseworkListsShares: reads(build, listShares, ['Petition']),
  caseworkListsColumns: reads(build, displayColumns),
  caseworkListsSettings: reads(build, listSettings),
  caseworkListsSaved: reads(build, savedFilters),
  caseworkListsAssignees: reads(build, assignees, ['Todo']),
  caseworkListsLeavers: reads(build, leavers, ['Todo']),
  caseworkListsColleagues: reads(build, findColleagues),
  caseworkListsOrganisationName: reads(build, findOrganisations),
  caseworkListsRegionName: reads(build, findRegions),
  caseworkListsNumbers: reads(build, documentNumbers, ['Petition']),
  caseworkListsCancelNumber: writes(build, cancelDocumentNo, ['Petition']),
  caseworkListsCodes: reads(build, codeTable, ['Table']),
}))
