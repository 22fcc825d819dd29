import { reads, remoteApi } from '@portal/shared-lib'
import { approval, colleagues, delegations, subjects } from '@portal/shared-lib/contract/calls/approvals'

export const { useCaseApprovalQuery, useCaseColleaguesQuery, useCaseSubjectsQuery, useCaseDelegationsQuery } =
  remoteApi('mf-casework', 'case', build => ({
    caseApproval: reads(build, approval, ['Petition', 'Todo']),
    caseColleagues: reads(build, colleagues),
    caseSubjects: reads(build, subjects),
    caseDelegations: reads(build, delegations, ['Todo']),
  }))
