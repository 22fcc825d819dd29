// Made from ../second-factor.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../second-factor'

export type ConfirmSecondFactorArgs = CallArgs<typeof contract.confirmSecondFactor>
export type ConfirmSecondFactorAnswer = CallAnswer<typeof contract.confirmSecondFactor>
export type OfferSecondFactorArgs = CallArgs<typeof contract.offerSecondFactor>
export type OfferSecondFactorAnswer = CallAnswer<typeof contract.offerSecondFactor>
export type RemoveSecondFactorArgs = CallArgs<typeof contract.removeSecondFactor>
export type RemoveSecondFactorAnswer = CallAnswer<typeof contract.removeSecondFactor>
export type SecondFactorArgs = CallArgs<typeof contract.secondFactor>
export type SecondFactorAnswer = CallAnswer<typeof contract.secondFactor>

export const confirmSecondFactor: CallDescriptor<ConfirmSecondFactorArgs, ConfirmSecondFactorAnswer> = {"id":"secondFactor.confirmSecondFactor","method":"POST","path":"api/second-factor/confirm","body":"json","writes":true}

export const offerSecondFactor: CallDescriptor<OfferSecondFactorArgs, OfferSecondFactorAnswer> = {"id":"secondFactor.offerSecondFactor","method":"POST","path":"api/second-factor/offer","body":"json"}

export const removeSecondFactor: CallDescriptor<RemoveSecondFactorArgs, RemoveSecondFactorAnswer> = {"id":"secondFactor.removeSecondFactor","method":"POST","path":"api/second-factor/remove","body":"json","writes":true}

export const secondFactor: CallDescriptor<SecondFactorArgs, SecondFactorAnswer> = {"id":"secondFactor.secondFactor","method":"POST","path":"api/second-factor/state","body":"json"}
