// Made from ../dispatch.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../dispatch'

export type AssignArgs = CallArgs<typeof contract.assign>
export type AssignAnswer = CallAnswer<typeof contract.assign>
export type EscalateArgs = CallArgs<typeof contract.escalate>
export type EscalateAnswer = CallAnswer<typeof contract.escalate>
export type FileArgs = CallArgs<typeof contract.file>
export type FileAnswer = CallAnswer<typeof contract.file>
export type InstructArgs = CallArgs<typeof contract.instruct>
export type InstructAnswer = CallAnswer<typeof contract.instruct>
export type RecallArgs = CallArgs<typeof contract.recall>
export type RecallAnswer = CallAnswer<typeof contract.recall>
export type ReplyArgs = CallArgs<typeof contract.reply>
export type ReplyAnswer = CallAnswer<typeof contract.reply>
export type TransferArgs = CallArgs<typeof contract.transfer>
export type TransferAnswer = CallAnswer<typeof contract.transfer>

export const assign: CallDescriptor<AssignArgs, AssignAnswer> = {"id":"dispatch.assign","method":"POST","path":"api/petitions/assign","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","legalClass":"flcl","route":"drtj","mode":"blfsdm","receivers":["dwList",{"isLead":"zbbz","knowing":"zxry"}],"reportBy":"bljzrq","text":"blyj","internalNote":"nbbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const escalate: CallDescriptor<EscalateArgs, EscalateAnswer> = {"id":"dispatch.escalate","method":"POST","path":"api/petitions/escalate","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","summary":"cbzy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const file: CallDescriptor<FileArgs, FileAnswer> = {"id":"dispatch.file","method":"POST","path":"api/petitions/file","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"blfsdm","text":"blyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const instruct: CallDescriptor<InstructArgs, InstructAnswer> = {"id":"dispatch.instruct","method":"POST","path":"api/petitions/instruct","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"psnr","orgId":"dwid","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recall: CallDescriptor<RecallArgs, RecallAnswer> = {"id":"dispatch.recall","method":"POST","path":"api/petitions/recall","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"chyy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const reply: CallDescriptor<ReplyArgs, ReplyAnswer> = {"id":"dispatch.reply","method":"POST","path":"api/petitions/reply","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reply":"hfgznr","deliveryMode":"sdfs","deliveredOn":"sdrq","documentNo":"wh","simple":["jybl",{"isFirst":"cxbz","isClear":"sshqbz","isUndisputed":"wzybz","isQuestion":"zxbz","isSuggestion":"jybz","isThanks":"gxbz","isUrgent":"jxbz","isPromised":"cnbz"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const transfer: CallDescriptor<TransferArgs, TransferAnswer> = {"id":"dispatch.transfer","method":"POST","path":"api/petitions/transfer","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","legalClass":"flcl","route":"drtj","mode":"blfsdm","receivers":["dwList",{"isLead":"zbbz","knowing":"zxry"}],"text":"blyj","internalNote":"nbbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
