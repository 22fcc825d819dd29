// Made from ../report.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../report'

export type AcceptReportArgs = CallArgs<typeof contract.acceptReport>
export type AcceptReportAnswer = CallAnswer<typeof contract.acceptReport>
export type PassReportBackArgs = CallArgs<typeof contract.passReportBack>
export type PassReportBackAnswer = CallAnswer<typeof contract.passReportBack>
export type ReportUpwardArgs = CallArgs<typeof contract.reportUpward>
export type ReportUpwardAnswer = CallAnswer<typeof contract.reportUpward>
export type SendReportBackArgs = CallArgs<typeof contract.sendReportBack>
export type SendReportBackAnswer = CallAnswer<typeof contract.sendReportBack>
export type SubmitReportArgs = CallArgs<typeof contract.submitReport>
export type SubmitReportAnswer = CallAnswer<typeof contract.submitReport>
export type WithdrawReportArgs = CallArgs<typeof contract.withdrawReport>
export type WithdrawReportAnswer = CallAnswer<typeof contract.withdrawReport>

export const acceptReport: CallDescriptor<AcceptReportArgs, AcceptReportAnswer> = {"id":"report.acceptReport","method":"POST","path":"api/petitions/acceptReport","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","wasNoticed":"gzbz","wasDelivered":"sdbz","isFounded":"yjbz","isComplete":"hfbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const passReportBack: CallDescriptor<PassReportBackArgs, PassReportBackAnswer> = {"id":"report.passReportBack","method":"POST","path":"api/petitions/passReportBack","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"thyydm","text":"thsm","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const reportUpward: CallDescriptor<ReportUpwardArgs, ReportUpwardAnswer> = {"id":"report.reportUpward","method":"POST","path":"api/petitions/reportUpward","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","opinion":"shyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const sendReportBack: CallDescriptor<SendReportBackArgs, SendReportBackAnswer> = {"id":"report.sendReportBack","method":"POST","path":"api/petitions/sendReportBack","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"thyydm","text":"thsm","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submitReport: CallDescriptor<SubmitReportArgs, SubmitReportAnswer> = {"id":"report.submitReport","method":"POST","path":"api/petitions/submitReport","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","facts":"ss","measures":"blqk","outcome":"bljg","attitude":"xfryj","fourOutcomes":"sdw"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdrawReport: CallDescriptor<WithdrawReportArgs, WithdrawReportAnswer> = {"id":"report.withdrawReport","method":"POST","path":"api/petitions/withdrawReport","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
