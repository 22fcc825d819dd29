// Made from ../rights-reviews.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../rights-reviews'

export type AgreeRemovalArgs = CallArgs<typeof contract.agreeRemoval>
export type AgreeRemovalAnswer = CallAnswer<typeof contract.agreeRemoval>
export type DecideRightsArgs = CallArgs<typeof contract.decideRights>
export type DecideRightsAnswer = CallAnswer<typeof contract.decideRights>
export type DeclineRemovalArgs = CallArgs<typeof contract.declineRemoval>
export type DeclineRemovalAnswer = CallAnswer<typeof contract.declineRemoval>
export type ReturnReviewArgs = CallArgs<typeof contract.returnReview>
export type ReturnReviewAnswer = CallAnswer<typeof contract.returnReview>
export type RightsReviewArgs = CallArgs<typeof contract.rightsReview>
export type RightsReviewAnswer = CallAnswer<typeof contract.rightsReview>
export type RightsReviewsArgs = CallArgs<typeof contract.rightsReviews>
export type RightsReviewsAnswer = CallAnswer<typeof contract.rightsReviews>
export type SignReviewArgs = CallArgs<typeof contract.signReview>
export type SignReviewAnswer = CallAnswer<typeof contract.signReview>

export const agreeRemoval: CallDescriptor<AgreeRemovalArgs, AgreeRemovalAnswer> = {"id":"rightsReviews.agreeRemoval","method":"POST","path":"api/rightsReviews/agree","body":"json","writes":true}

export const decideRights: CallDescriptor<DecideRightsArgs, DecideRightsAnswer> = {"id":"rightsReviews.decideRights","method":"POST","path":"api/rightsReviews/decide","body":"json","writes":true}

export const declineRemoval: CallDescriptor<DeclineRemovalArgs, DeclineRemovalAnswer> = {"id":"rightsReviews.declineRemoval","method":"POST","path":"api/rightsReviews/decline","body":"json","writes":true}

export const returnReview: CallDescriptor<ReturnReviewArgs, ReturnReviewAnswer> = {"id":"rightsReviews.returnReview","method":"POST","path":"api/rightsReviews/return","body":"json","writes":true}

export const rightsReview: CallDescriptor<RightsReviewArgs, RightsReviewAnswer> = {"id":"rightsReviews.rightsReview","method":"POST","path":"api/rightsReviews/get","body":"json"}

export const rightsReviews: CallDescriptor<RightsReviewsArgs, RightsReviewsAnswer> = {"id":"rightsReviews.rightsReviews","method":"POST","path":"api/rightsReviews/list","body":"json"}

export const signReview: CallDescriptor<SignReviewArgs, SignReviewAnswer> = {"id":"rightsReviews.signReview","method":"POST","path":"api/rightsReviews/sign","body":"json","writes":true}
