// Made from ../receive.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../receive'

export type AgreeReturnArgs = CallArgs<typeof contract.agreeReturn>
export type AgreeReturnAnswer = CallAnswer<typeof contract.agreeReturn>
export type CancelReturnArgs = CallArgs<typeof contract.cancelReturn>
export type CancelReturnAnswer = CallAnswer<typeof contract.cancelReturn>
export type RefuseReturnArgs = CallArgs<typeof contract.refuseReturn>
export type RefuseReturnAnswer = CallAnswer<typeof contract.refuseReturn>
export type RequestReturnArgs = CallArgs<typeof contract.requestReturn>
export type RequestReturnAnswer = CallAnswer<typeof contract.requestReturn>
export type SignForArgs = CallArgs<typeof contract.signFor>
export type SignForAnswer = CallAnswer<typeof contract.signFor>

export const agreeReturn: CallDescriptor<AgreeReturnArgs, AgreeReturnAnswer> = {"id":"receive.agreeReturn","method":"POST","path":"api/petitions/agreeReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","orgId":"dwid","text":"blyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const cancelReturn: CallDescriptor<CancelReturnArgs, CancelReturnAnswer> = {"id":"receive.cancelReturn","method":"POST","path":"api/petitions/cancelReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const refuseReturn: CallDescriptor<RefuseReturnArgs, RefuseReturnAnswer> = {"id":"receive.refuseReturn","method":"POST","path":"api/petitions/refuseReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"btyyy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const requestReturn: CallDescriptor<RequestReturnArgs, RequestReturnAnswer> = {"id":"receive.requestReturn","method":"POST","path":"api/petitions/requestReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"thyy","suggestedUnit":"jydw"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const signFor: CallDescriptor<SignForArgs, SignForAnswer> = {"id":"receive.signFor","method":"POST","path":"api/petitions/signFor","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
