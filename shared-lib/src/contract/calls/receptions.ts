// Made from ../receptions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../receptions'

export type CancelReceptionDayArgs = CallArgs<typeof contract.cancelReceptionDay>
export type CancelReceptionDayAnswer = CallAnswer<typeof contract.cancelReceptionDay>
export type FollowUpArgs = CallArgs<typeof contract.followUp>
export type FollowUpAnswer = CallAnswer<typeof contract.followUp>
export type PublishReceptionDaysArgs = CallArgs<typeof contract.publishReceptionDays>
export type PublishReceptionDaysAnswer = CallAnswer<typeof contract.publishReceptionDays>
export type ReceivedArgs = CallArgs<typeof contract.received>
export type ReceivedAnswer = CallAnswer<typeof contract.received>
export type ReceptionDaysArgs = CallArgs<typeof contract.receptionDays>
export type ReceptionDaysAnswer = CallAnswer<typeof contract.receptionDays>
export type ReceptionsTodayArgs = CallArgs<typeof contract.receptionsToday>
export type ReceptionsTodayAnswer = CallAnswer<typeof contract.receptionsToday>
export type SaveReceptionDayArgs = CallArgs<typeof contract.saveReceptionDay>
export type SaveReceptionDayAnswer = CallAnswer<typeof contract.saveReceptionDay>

export const cancelReceptionDay: CallDescriptor<CancelReceptionDayArgs, CancelReceptionDayAnswer> = {"id":"receptions.cancelReceptionDay","method":"POST","path":"api/receptions/cancelDay","body":"json","writes":true,"send":{"dayId":"pbid","reason":"qxyy"}}

export const followUp: CallDescriptor<FollowUpArgs, FollowUpAnswer> = {"id":"receptions.followUp","method":"POST","path":"api/receptions/followUp","body":"json","writes":true,"send":{"petitionNo":"xfjbh","day":"hfrq","way":"hffs","result":"hfjg","text":"hfqk"}}

export const publishReceptionDays: CallDescriptor<PublishReceptionDaysArgs, PublishReceptionDaysAnswer> = {"id":"receptions.publishReceptionDays","method":"POST","path":"api/receptions/publishDays","body":"json","writes":true,"send":{"dayIds":"pbidList"}}

export const received: CallDescriptor<ReceivedArgs, ReceivedAnswer> = {"id":"receptions.received","method":"POST","path":"api/receptions/received","body":"json","send":{"isFollowedUp":"hfbz"},"receive":{"list":["list",{"petitionNo":"xfjbh","summary":"nrzy","leader":"jfld","day":"jfrq","isClosed":"bjbz","followUps":["hfList",{"day":"hfrq","way":"hffs","result":"hfjg","text":"hfqk"}]}]}}

export const receptionDays: CallDescriptor<ReceptionDaysArgs, ReceptionDaysAnswer> = {"id":"receptions.receptionDays","method":"POST","path":"api/receptions/days","body":"json","send":{"month":"yf"},"receive":{"dayId":"pbid","day":"jfrq","half":"sd","leaderId":"jfldId","leader":"jfld","leaderDuty":"zw","place":"jfdd","isPublished":"gsbz"}}

export const receptionsToday: CallDescriptor<ReceptionsTodayArgs, ReceptionsTodayAnswer> = {"id":"receptions.receptionsToday","method":"POST","path":"api/receptions/today","body":"json","background":true,"receive":{"dayId":"pbid","half":"sd","leader":"jfld","leaderDuty":"zw","place":"jfdd"}}

export const saveReceptionDay: CallDescriptor<SaveReceptionDayArgs, SaveReceptionDayAnswer> = {"id":"receptions.saveReceptionDay","method":"POST","path":"api/receptions/saveDay","body":"json","writes":true,"send":{"dayId":"pbid","leaderId":"jfldId","day":"jfrq","half":"sd","place":"jfdd"}}
