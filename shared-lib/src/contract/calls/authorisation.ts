// Made from ../authorisation.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../authorisation'

export type AgreeDelegationArgs = CallArgs<typeof contract.agreeDelegation>
export type AgreeDelegationAnswer = CallAnswer<typeof contract.agreeDelegation>
export type AgreeRightsArgs = CallArgs<typeof contract.agreeRights>
export type AgreeRightsAnswer = CallAnswer<typeof contract.agreeRights>
export type ChangeRightsArgs = CallArgs<typeof contract.changeRights>
export type ChangeRightsAnswer = CallAnswer<typeof contract.changeRights>
export type DeclineRightsArgs = CallArgs<typeof contract.declineRights>
export type DeclineRightsAnswer = CallAnswer<typeof contract.declineRights>
export type DelegatePostArgs = CallArgs<typeof contract.delegatePost>
export type DelegatePostAnswer = CallAnswer<typeof contract.delegatePost>
export type EndDelegationArgs = CallArgs<typeof contract.endDelegation>
export type EndDelegationAnswer = CallAnswer<typeof contract.endDelegation>
export type PostDelegationsArgs = CallArgs<typeof contract.postDelegations>
export type PostDelegationsAnswer = CallAnswer<typeof contract.postDelegations>
export type PreviewRightsArgs = CallArgs<typeof contract.previewRights>
export type PreviewRightsAnswer = CallAnswer<typeof contract.previewRights>
export type RightsMatrixArgs = CallArgs<typeof contract.rightsMatrix>
export type RightsMatrixAnswer = CallAnswer<typeof contract.rightsMatrix>
export type WhoSeesArgs = CallArgs<typeof contract.whoSees>
export type WhoSeesAnswer = CallAnswer<typeof contract.whoSees>

export const agreeDelegation: CallDescriptor<AgreeDelegationArgs, AgreeDelegationAnswer> = {"id":"authorisation.agreeDelegation","method":"POST","path":"api/rights/agreeDelegation","body":"json","writes":true}

export const agreeRights: CallDescriptor<AgreeRightsArgs, AgreeRightsAnswer> = {"id":"authorisation.agreeRights","method":"POST","path":"api/rights/agree","body":"json","writes":true}

export const changeRights: CallDescriptor<ChangeRightsArgs, ChangeRightsAnswer> = {"id":"authorisation.changeRights","method":"POST","path":"api/rights/change","body":"json","writes":true}

export const declineRights: CallDescriptor<DeclineRightsArgs, DeclineRightsAnswer> = {"id":"authorisation.declineRights","method":"POST","path":"api/rights/decline","body":"json","writes":true}

export const delegatePost: CallDescriptor<DelegatePostArgs, DelegatePostAnswer> = {"id":"authorisation.delegatePost","method":"POST","path":"api/rights/delegate","body":"json","writes":true}

export const endDelegation: CallDescriptor<EndDelegationArgs, EndDelegationAnswer> = {"id":"authorisation.endDelegation","method":"POST","path":"api/rights/endDelegation","body":"json","writes":true}

export const postDelegations: CallDescriptor<PostDelegationsArgs, PostDelegationsAnswer> = {"id":"authorisation.postDelegations","method":"POST","path":"api/rights/delegations","body":"form"}

export const previewRights: CallDescriptor<PreviewRightsArgs, PreviewRightsAnswer> = {"id":"authorisation.previewRights","method":"POST","path":"api/rights/preview","body":"json"}

export const rightsMatrix: CallDescriptor<RightsMatrixArgs, RightsMatrixAnswer> = {"id":"authorisation.rightsMatrix","method":"POST","path":"api/rights/matrix","body":"form"}

export const whoSees: CallDescriptor<WhoSeesArgs, WhoSeesAnswer> = {"id":"authorisation.whoSees","method":"POST","path":"api/rights/whoSees","body":"json","writes":true,"send":{"petitionNo":"xfjbh"}}
