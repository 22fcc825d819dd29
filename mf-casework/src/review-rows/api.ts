import { reads, remoteApi } from '@portal/shared-lib'
import { approvals } from '@portal/shared-lib/contract/calls/approvals'
import { origin, review, reviewButtons, reviews, reviewsOf } from '@portal/shared-lib/contract/calls/reviews'

const readings = remoteApi('mf-casework', 'review', build => ({
  reviewList: reads(build, reviews, ['Petition', 'Todo']),
  reviewOrigin: reads(build, origin, ['Petition']),
  reviewRead: reads(build, review, ['Petition']),
  reviewButtons: reads(build, reviewButtons, ['Petition', 'Todo']),
  reviewsOfPetition: reads(build, reviewsOf, ['Petition']),
  reviewApprovals: reads(build, approvals, ['Petition', 'Todo']),
}))

export const {
  useReviewListQuery,
  useReviewOriginQuery,
  useReviewReadQuery,
  useReviewButtonsQuery,
  useReviewsOfPetitionQuery,
  useReviewApprovalsQuery,
} = readings
