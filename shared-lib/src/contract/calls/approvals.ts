// Made from ../approvals.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../approvals'

export type AddSignerArgs = CallArgs<typeof contract.addSigner>
export type AddSignerAnswer = CallAnswer<typeof contract.addSigner>
export type AgreeManyArgs = CallArgs<typeof contract.agreeMany>
export type AgreeManyAnswer = CallAnswer<typeof contract.agreeMany>
export type ApprovalArgs = CallArgs<typeof contract.approval>
export type ApprovalAnswer = CallAnswer<typeof contract.approval>
export type ApprovalCountsArgs = CallArgs<typeof contract.approvalCounts>
export type ApprovalCountsAnswer = CallAnswer<typeof contract.approvalCounts>
export type ApprovalsArgs = CallArgs<typeof contract.approvals>
export type ApprovalsAnswer = CallAnswer<typeof contract.approvals>
export type ColleaguesArgs = CallArgs<typeof contract.colleagues>
export type ColleaguesAnswer = CallAnswer<typeof contract.colleagues>
export type DecideArgs = CallArgs<typeof contract.decide>
export type DecideAnswer = CallAnswer<typeof contract.decide>
export type DelegateArgs = CallArgs<typeof contract.delegate>
export type DelegateAnswer = CallAnswer<typeof contract.delegate>
export type DelegationsArgs = CallArgs<typeof contract.delegations>
export type DelegationsAnswer = CallAnswer<typeof contract.delegations>
export type EndDelegationArgs = CallArgs<typeof contract.endDelegation>
export type EndDelegationAnswer = CallAnswer<typeof contract.endDelegation>
export type ForwardArgs = CallArgs<typeof contract.forward>
export type ForwardAnswer = CallAnswer<typeof contract.forward>
export type SubjectsArgs = CallArgs<typeof contract.subjects>
export type SubjectsAnswer = CallAnswer<typeof contract.subjects>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>

export const addSigner: CallDescriptor<AddSignerArgs, AddSignerAnswer> = {"id":"approvals.addSigner","method":"POST","path":"api/approvals/addSigner","body":"json","writes":true}

export const agreeMany: CallDescriptor<AgreeManyArgs, AgreeManyAnswer> = {"id":"approvals.agreeMany","method":"POST","path":"api/approvals/agreeMany","body":"json","writes":true,"slow":true}

export const approval: CallDescriptor<ApprovalArgs, ApprovalAnswer> = {"id":"approvals.approval","method":"POST","path":"api/approvals/read","body":"json","send":{"todoId":"dbid"},"receive":{"petitionNo":"xfjbh","remainingDays":"sysx","letter":["ly",{"title":"bt","originalText":"tsnr","petitioner":"xfr","submittedAt":"tjsj"}]}}

export const approvalCounts: CallDescriptor<ApprovalCountsArgs, ApprovalCountsAnswer> = {"id":"approvals.approvalCounts","method":"POST","path":"api/approvals/counts","body":"json","background":true}

export const approvals: CallDescriptor<ApprovalsArgs, ApprovalsAnswer> = {"id":"approvals.approvals","method":"POST","path":"api/approvals/list","body":"json","send":{"todoType":"dblx"},"receive":{"list":["list",{"petitionNo":"xfjbh","remainingDays":"sysx"}]}}

export const colleagues: CallDescriptor<ColleaguesArgs, ColleaguesAnswer> = {"id":"approvals.colleagues","method":"POST","path":"api/approvals/colleagues","body":"json"}

export const decide: CallDescriptor<DecideArgs, DecideAnswer> = {"id":"approvals.decide","method":"POST","path":"api/approvals/decide","body":"json","writes":true}

export const delegate: CallDescriptor<DelegateArgs, DelegateAnswer> = {"id":"approvals.delegate","method":"POST","path":"api/approvals/delegate","body":"json","writes":true}

export const delegations: CallDescriptor<DelegationsArgs, DelegationsAnswer> = {"id":"approvals.delegations","method":"POST","path":"api/approvals/delegations","body":"form"}

export const endDelegation: CallDescriptor<EndDelegationArgs, EndDelegationAnswer> = {"id":"approvals.endDelegation","method":"POST","path":"api/approvals/endDelegation","body":"json","writes":true}

export const forward: CallDescriptor<ForwardArgs, ForwardAnswer> = {"id":"approvals.forward","method":"POST","path":"api/approvals/forward","body":"json","writes":true}

export const subjects: CallDescriptor<SubjectsArgs, SubjectsAnswer> = {"id":"approvals.subjects","method":"POST","path":"api/approvals/subjects","body":"form"}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"approvals.withdraw","method":"POST","path":"api/approvals/withdraw","body":"json","writes":true}
