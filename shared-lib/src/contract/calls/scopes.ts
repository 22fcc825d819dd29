// Made from ../scopes.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../scopes'

export type DeclineRolesArgs = CallArgs<typeof contract.declineRoles>
export type DeclineRolesAnswer = CallAnswer<typeof contract.declineRoles>
export type PostScopesArgs = CallArgs<typeof contract.postScopes>
export type PostScopesAnswer = CallAnswer<typeof contract.postScopes>
export type PreviewScopeArgs = CallArgs<typeof contract.previewScope>
export type PreviewScopeAnswer = CallAnswer<typeof contract.previewScope>
export type ProposeScopeArgs = CallArgs<typeof contract.proposeScope>
export type ProposeScopeAnswer = CallAnswer<typeof contract.proposeScope>

export const declineRoles: CallDescriptor<DeclineRolesArgs, DeclineRolesAnswer> = {"id":"scopes.declineRoles","method":"POST","path":"api/scopes/decline","body":"json","writes":true}

export const postScopes: CallDescriptor<PostScopesArgs, PostScopesAnswer> = {"id":"scopes.postScopes","method":"POST","path":"api/scopes/list","body":"json"}

export const previewScope: CallDescriptor<PreviewScopeArgs, PreviewScopeAnswer> = {"id":"scopes.previewScope","method":"POST","path":"api/scopes/preview","body":"json"}

export const proposeScope: CallDescriptor<ProposeScopeArgs, ProposeScopeAnswer> = {"id":"scopes.proposeScope","method":"POST","path":"api/scopes/propose","body":"json","writes":true}
