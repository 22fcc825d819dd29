import { reads, remoteApi } from '@portal/shared-lib'
import { approval, colleagues, delegations, subjects } from '@portal/shared-lib/contract/calls/approvals'
import { signature } from '@portal/shared-lib/contract/calls/signature'

export const {
  useCaseApprovalQuery,
  useCaseColleaguesQuery,
  useCaseSubjectsQuery,
  useCaseDelegationsQuery,
  useCaseSignatureQuery,
} = remoteApi('mf-casework', 'case', build => ({
  caseApproval: reads(build, approval, ['Petition', 'Todo']),
  caseColleagues: reads(build, colleagues),
  caseSubjects: reads(build, subjects),
  caseSignature: reads(build, signature, ['Account']),
  caseDelegations: reads(build, delegations, ['Todo']),
}))
