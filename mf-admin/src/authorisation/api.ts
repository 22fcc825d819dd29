import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  agreeDelegation,
  agreeRights,
  changeRights,
  declineRights,
  delegatePost,
  endDelegation,
  postDelegations,
  previewRights,
  rightsMatrix,
  whoSees,
} from '@portal/shared-lib/contract/calls/authorisation'

export const {
  useAdminRightsMatrixQuery,
  useAdminPreviewRightsMutation,
  useAdminChangeRightsMutation,
  useAdminAgreeRightsMutation,
  useAdminDeclineRightsMutation,
  useAdminWhoSeesMutation,
  useAdminPostDelegationsQuery,
  useAdminDelegatePostMutation,
  useAdminAgreeDelegationMutation,
  useAdminEndDelegationMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminRightsMatrix: reads(build, rightsMatrix, ['Setting']),
  adminPreviewRights: writes(build, previewRights, []),
  adminChangeRights: writes(build, changeRights, ['Setting']),
  adminAgreeRights: writes(build, agreeRights, ['Setting']),
  adminPostDelegations: reads(build, postDelegations, ['Setting']),
  adminDelegatePost: writes(build, delegatePost, ['Setting']),
  adminAgreeDelegation: writes(build, agreeDelegation, ['Setting']),
  adminEndDelegation: writes(build, endDelegation, ['Setting']),
  adminWhoSees: writes(build, whoSees, []),
  adminDeclineRights: writes(build, declineRights, ['Setting']),
}))
