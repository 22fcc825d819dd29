// Made from ../handling.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../handling'

export type AnswerCoHandlingArgs = CallArgs<typeof contract.answerCoHandling>
export type AnswerCoHandlingAnswer = CallAnswer<typeof contract.answerCoHandling>
export type CoHandleArgs = CallArgs<typeof contract.coHandle>
export type CoHandleAnswer = CallAnswer<typeof contract.coHandle>
export type ExtendArgs = CallArgs<typeof contract.extend>
export type ExtendAnswer = CallAnswer<typeof contract.extend>
export type ForwardDownArgs = CallArgs<typeof contract.forwardDown>
export type ForwardDownAnswer = CallAnswer<typeof contract.forwardDown>
export type InformExtensionArgs = CallArgs<typeof contract.informExtension>
export type InformExtensionAnswer = CallAnswer<typeof contract.informExtension>
export type ProposeSupervisionArgs = CallArgs<typeof contract.proposeSupervision>
export type ProposeSupervisionAnswer = CallAnswer<typeof contract.proposeSupervision>
export type ReplyUrgeArgs = CallArgs<typeof contract.replyUrge>
export type ReplyUrgeAnswer = CallAnswer<typeof contract.replyUrge>
export type ResumeArgs = CallArgs<typeof contract.resume>
export type ResumeAnswer = CallAnswer<typeof contract.resume>
export type SettleSuggestionArgs = CallArgs<typeof contract.settleSuggestion>
export type SettleSuggestionAnswer = CallAnswer<typeof contract.settleSuggestion>
export type SubmitCoordinationArgs = CallArgs<typeof contract.submitCoordination>
export type SubmitCoordinationAnswer = CallAnswer<typeof contract.submitCoordination>
export type SuspendArgs = CallArgs<typeof contract.suspend>
export type SuspendAnswer = CallAnswer<typeof contract.suspend>
export type UrgeArgs = CallArgs<typeof contract.urge>
export type UrgeAnswer = CallAnswer<typeof contract.urge>

export const answerCoHandling: CallDescriptor<AnswerCoHandlingArgs, AnswerCoHandlingAnswer> = {"id":"handling.answerCoHandling","method":"POST","path":"api/petitions/answerCoHandling","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"xbyj","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const coHandle: CallDescriptor<CoHandleArgs, CoHandleAnswer> = {"id":"handling.coHandle","method":"POST","path":"api/petitions/coHandle","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","orgIds":"dwList","text":"xbsx","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const extend: CallDescriptor<ExtendArgs, ExtendAnswer> = {"id":"handling.extend","method":"POST","path":"api/petitions/extend","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","days":"ycts","reason":"yqly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const forwardDown: CallDescriptor<ForwardDownArgs, ForwardDownAnswer> = {"id":"handling.forwardDown","method":"POST","path":"api/petitions/forwardDown","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","mode":"blfsdm","orgId":"dwid","reportBy":"bljzrq","text":"blyj","internalNote":"nbbz","knowing":"zxry"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const informExtension: CallDescriptor<InformExtensionArgs, InformExtensionAnswer> = {"id":"handling.informExtension","method":"POST","path":"api/petitions/informExtension","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","informedOn":"gzrq","mode":"sdfs"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const proposeSupervision: CallDescriptor<ProposeSupervisionArgs, ProposeSupervisionAnswer> = {"id":"handling.proposeSupervision","method":"POST","path":"api/petitions/proposeSupervision","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"dbly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const replyUrge: CallDescriptor<ReplyUrgeArgs, ReplyUrgeAnswer> = {"id":"handling.replyUrge","method":"POST","path":"api/petitions/replyUrge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reply":"hfnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const resume: CallDescriptor<ResumeArgs, ResumeAnswer> = {"id":"handling.resume","method":"POST","path":"api/petitions/resume","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"hfsm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const settleSuggestion: CallDescriptor<SettleSuggestionArgs, SettleSuggestionAnswer> = {"id":"handling.settleSuggestion","method":"POST","path":"api/petitions/settleSuggestion","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"clyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submitCoordination: CallDescriptor<SubmitCoordinationArgs, SubmitCoordinationAnswer> = {"id":"handling.submitCoordination","method":"POST","path":"api/petitions/submitCoordination","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"zysm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const suspend: CallDescriptor<SuspendArgs, SuspendAnswer> = {"id":"handling.suspend","method":"POST","path":"api/petitions/suspend","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"ztsy","text":"ztsm","until":"yjhfrq","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const urge: CallDescriptor<UrgeArgs, UrgeAnswer> = {"id":"handling.urge","method":"POST","path":"api/petitions/urge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"cbnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
