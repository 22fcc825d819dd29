import { reads, remoteApi, writes } from '@portal/shared-lib'
import * as calls from '@portal/shared-lib/contract/calls/recommendations'
import {
  addSupervisionEvent,
  supervisionEvents,
  supervisionEventsOf,
} from '@portal/shared-lib/contract/calls/supervision-events'

const STALE = ['Petition', 'Todo'] as const

const endpoints = remoteApi('mf-casework', 'recommendation', build => ({
  recommendationList: reads(build, calls.recommendations, [...STALE]),
  recommendationFigures: reads(build, calls.recommendationFigures, [...STALE]),
  recommendationRead: reads(build, calls.recommendation, [...STALE]),
  recommendationButtons: reads(build, calls.recommendationButtons, [...STALE]),
  recommendationsOfCase: reads(build, calls.recommendationsOf, [...STALE]),
  recommendationWrite: writes(build, calls.write, [...STALE]),
  recommendationRewrite: writes(build, calls.rewrite, [...STALE]),
  recommendationAgree: writes(build, calls.agree, [...STALE]),
  recommendationSendBack: writes(build, calls.sendBack, [...STALE]),
  recommendationWithdraw: writes(build, calls.withdraw, [...STALE]),
  recommendationSign: writes(build, calls.sign, [...STALE]),
  recommendationAnswer: writes(build, calls.answer, [...STALE]),
  recommendationAgreeAnswer: writes(build, calls.agreeAnswer, [...STALE]),
  recommendationReturnAnswer: writes(build, calls.returnAnswer, [...STALE]),
  recommendationAccept: writes(build, calls.accept, [...STALE]),
  recommendationAskAgain: writes(build, calls.askAgain, [...STALE]),
  recommendationEventList: reads(build, supervisionEvents, [...STALE]),
  recommendationEventsOf: reads(build, supervisionEventsOf, [...STALE]),
  recommendationAddEvent: writes(build, addSupervisionEvent, [...STALE]),
}))

export const {
  useRecommendationListQuery,
  useRecommendationFiguresQuery,
  useRecommendationReadQuery,
  useRecommendationButtonsQuery,
  useRecommendationsOfCaseQuery,
  useRecommendationWriteMutation,
  useRecommendationRewriteMutation,
  useRecommendationAgreeMutation,
  useRecommendationSendBackMutation,
  useRecommendationWithdrawMutation,
  useRecommendationSignMutation,
  useRecommendationAnswerMutation,
  useRecommendationAgreeAnswerMutation,
  useRecommendationReturnAnswerMutation,
  useRecommendationAcceptMutation,
  useRecommendationAskAgainMutation,
  useRecommendationEventListQuery,
  useRecommendationEventsOfQuery,
  useRecommendationAddEventMutation,
} = endpoints
