import { reads, remoteApi } from '@portal/shared-lib'
import { origin, review, reviewButtons, reviews, reviewsOf } from '@portal/shared-lib/contract/calls/reviews'

const readings = remoteApi('mf-casework', 'review', build => ({
  reviewList: reads(build, reviews, ['Petition', 'Todo']),
  reviewOrigin: reads(build, origin, ['Petition']),
  reviewRead: reads(build, review, ['Petition']),
  reviewButtons: reads(build, reviewButtons, ['Petition', 'Todo']),
  reviewsOfPetition: reads(build, reviewsOf, ['Petition']),
}))

export const {
  useReviewListQuery,
  useReviewOriginQuery,
  useReviewReadQuery,
  useReviewButtonsQuery,
  useReviewsOfPetitionQuery,
} = readings
