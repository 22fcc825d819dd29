import { reads, remoteApi, writes } from '@portal/shared-lib'
import {
  agreeRemoval,
  decideRights,
  declineRemoval,
  returnReview,
  rightsReview,
  rightsReviews,
  signReview,
} from '@portal/shared-lib/contract/calls/rights-reviews'

export const {
  useAdminRightsReviewsQuery,
  useAdminRightsReviewQuery,
  useAdminDecideRightsMutation,
  useAdminAgreeRemovalMutation,
  useAdminDeclineRemovalMutation,
  useAdminSignReviewMutation,
  useAdminReturnReviewMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminRightsReviews: reads(build, rightsReviews, ['Setting']),
  adminRightsReview: reads(build, rightsReview, ['Setting']),
  adminDecideRights: writes(build, decideRights, ['Setting']),
  adminAgreeRemoval: writes(build, agreeRemoval, ['Setting', 'Account']),
  adminDeclineRemoval: writes(build, declineRemoval, ['Setting']),
  adminSignReview: writes(build, signReview, ['Setting']),
  adminReturnReview: writes(build, returnReview, ['Setting']),
}))
