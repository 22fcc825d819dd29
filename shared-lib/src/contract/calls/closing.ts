// Made from ../closing.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../closing'

export type ArchiveArgs = CallArgs<typeof contract.archive>
export type ArchiveAnswer = CallAnswer<typeof contract.archive>
export type CheckClosingArgs = CallArgs<typeof contract.checkClosing>
export type CheckClosingAnswer = CallAnswer<typeof contract.checkClosing>
export type CloseArgs = CallArgs<typeof contract.close>
export type CloseAnswer = CallAnswer<typeof contract.close>
export type EvaluateArgs = CallArgs<typeof contract.evaluate>
export type EvaluateAnswer = CallAnswer<typeof contract.evaluate>
export type RecordCallbackArgs = CallArgs<typeof contract.recordCallback>
export type RecordCallbackAnswer = CallAnswer<typeof contract.recordCallback>
export type ReopenArgs = CallArgs<typeof contract.reopen>
export type ReopenAnswer = CallAnswer<typeof contract.reopen>
export type SelectForCheckArgs = CallArgs<typeof contract.selectForCheck>
export type SelectForCheckAnswer = CallAnswer<typeof contract.selectForCheck>
export type SubmitCorrectionArgs = CallArgs<typeof contract.submitCorrection>
export type SubmitCorrectionAnswer = CallAnswer<typeof contract.submitCorrection>

export const archive: CallDescriptor<ArchiveArgs, ArchiveAnswer> = {"id":"closing.archive","method":"POST","path":"api/petitions/archive","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","archiveNo":"dah"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const checkClosing: CallDescriptor<CheckClosingArgs, CheckClosingAnswer> = {"id":"closing.checkClosing","method":"POST","path":"api/petitions/checkClosing","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","procedure":"cxdf","substance":"stdf","delivery":"sddf","evaluation":"pjdf","result":"hcjl","findings":"hcwt"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const close: CallDescriptor<CloseArgs, CloseAnswer> = {"id":"closing.close","method":"POST","path":"api/petitions/close","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","closeType":"bjlx","fourOutcomes":"sdw"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const evaluate: CallDescriptor<EvaluateArgs, EvaluateAnswer> = {"id":"closing.evaluate","method":"POST","path":"api/petitions/evaluate","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","side":"pjdx","value":"myd","reasons":"bmyyy","text":"pjnr","channel":"pjqd"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordCallback: CallDescriptor<RecordCallbackArgs, RecordCallbackAnswer> = {"id":"closing.recordCallback","method":"POST","path":"api/petitions/recordCallback","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","calledOn":"hfrq","way":"hffs","value":"myd","note":"hfqk"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const reopen: CallDescriptor<ReopenArgs, ReopenAnswer> = {"id":"closing.reopen","method":"POST","path":"api/petitions/reopen","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","ground":"cbyj","reason":"cbly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const selectForCheck: CallDescriptor<SelectForCheckArgs, SelectForCheckAnswer> = {"id":"closing.selectForCheck","method":"POST","path":"api/petitions/selectForCheck","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submitCorrection: CallDescriptor<SubmitCorrectionArgs, SubmitCorrectionAnswer> = {"id":"closing.submitCorrection","method":"POST","path":"api/petitions/submitCorrection","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","proof":"zgqk","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
