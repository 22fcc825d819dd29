// Made from ../policies.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../policies'

export type ChainsArgs = CallArgs<typeof contract.chains>
export type ChainsAnswer = CallAnswer<typeof contract.chains>
export type DistributionArgs = CallArgs<typeof contract.distribution>
export type DistributionAnswer = CallAnswer<typeof contract.distribution>
export type PolicyHistoryArgs = CallArgs<typeof contract.policyHistory>
export type PolicyHistoryAnswer = CallAnswer<typeof contract.policyHistory>
export type PreviewChainArgs = CallArgs<typeof contract.previewChain>
export type PreviewChainAnswer = CallAnswer<typeof contract.previewChain>
export type PreviewDistributionArgs = CallArgs<typeof contract.previewDistribution>
export type PreviewDistributionAnswer = CallAnswer<typeof contract.previewDistribution>
export type PreviewUrgingArgs = CallArgs<typeof contract.previewUrging>
export type PreviewUrgingAnswer = CallAnswer<typeof contract.previewUrging>
export type SetChainArgs = CallArgs<typeof contract.setChain>
export type SetChainAnswer = CallAnswer<typeof contract.setChain>
export type SetDistributionArgs = CallArgs<typeof contract.setDistribution>
export type SetDistributionAnswer = CallAnswer<typeof contract.setDistribution>
export type SetUrgingArgs = CallArgs<typeof contract.setUrging>
export type SetUrgingAnswer = CallAnswer<typeof contract.setUrging>
export type UrgingArgs = CallArgs<typeof contract.urging>
export type UrgingAnswer = CallAnswer<typeof contract.urging>

export const chains: CallDescriptor<ChainsArgs, ChainsAnswer> = {"id":"policies.chains","method":"POST","path":"api/policies/chains","body":"json"}

export const distribution: CallDescriptor<DistributionArgs, DistributionAnswer> = {"id":"policies.distribution","method":"POST","path":"api/policies/distribution","body":"json"}

export const policyHistory: CallDescriptor<PolicyHistoryArgs, PolicyHistoryAnswer> = {"id":"policies.policyHistory","method":"POST","path":"api/policies/history","body":"json"}

export const previewChain: CallDescriptor<PreviewChainArgs, PreviewChainAnswer> = {"id":"policies.previewChain","method":"POST","path":"api/policies/previewChain","body":"json"}

export const previewDistribution: CallDescriptor<PreviewDistributionArgs, PreviewDistributionAnswer> = {"id":"policies.previewDistribution","method":"POST","path":"api/policies/previewDistribution","body":"json"}

export const previewUrging: CallDescriptor<PreviewUrgingArgs, PreviewUrgingAnswer> = {"id":"policies.previewUrging","method":"POST","path":"api/policies/previewUrging","body":"json"}

export const setChain: CallDescriptor<SetChainArgs, SetChainAnswer> = {"id":"policies.setChain","method":"POST","path":"api/policies/setChain","body":"json","writes":true}

export const setDistribution: CallDescriptor<SetDistributionArgs, SetDistributionAnswer> = {"id":"policies.setDistribution","method":"POST","path":"api/policies/setDistribution","body":"json","writes":true}

export const setUrging: CallDescriptor<SetUrgingArgs, SetUrgingAnswer> = {"id":"policies.setUrging","method":"POST","path":"api/policies/setUrging","body":"json","writes":true}

export const urging: CallDescriptor<UrgingArgs, UrgingAnswer> = {"id":"policies.urging","method":"POST","path":"api/policies/urging","body":"form"}
