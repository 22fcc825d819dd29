// Made from ../joint-receptions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../joint-receptions'

export type AnswerJointArgs = CallArgs<typeof contract.answerJoint>
export type AnswerJointAnswer = CallAnswer<typeof contract.answerJoint>
export type HandOverTicketArgs = CallArgs<typeof contract.handOverTicket>
export type HandOverTicketAnswer = CallAnswer<typeof contract.handOverTicket>
export type HandOverVisitArgs = CallArgs<typeof contract.handOverVisit>
export type HandOverVisitAnswer = CallAnswer<typeof contract.handOverVisit>
export type JointReceptionsArgs = CallArgs<typeof contract.jointReceptions>
export type JointReceptionsAnswer = CallAnswer<typeof contract.jointReceptions>
export type RecallJointArgs = CallArgs<typeof contract.recallJoint>
export type RecallJointAnswer = CallAnswer<typeof contract.recallJoint>
export type TakeJointArgs = CallArgs<typeof contract.takeJoint>
export type TakeJointAnswer = CallAnswer<typeof contract.takeJoint>
export type WindowUnitsArgs = CallArgs<typeof contract.windowUnits>
export type WindowUnitsAnswer = CallAnswer<typeof contract.windowUnits>

export const answerJoint: CallDescriptor<AnswerJointArgs, AnswerJointAnswer> = {"id":"jointReceptions.answerJoint","method":"POST","path":"api/jointReceptions/answer","body":"json","writes":true,"send":{"jointId":"ljid","result":"jgdm","answer":"jgsm"}}

export const handOverTicket: CallDescriptor<HandOverTicketArgs, HandOverTicketAnswer> = {"id":"jointReceptions.handOverTicket","method":"POST","path":"api/jointReceptions/handOverTicket","body":"json","writes":true,"send":{"ticketNo":"ckdjbh","unitId":"dwid","windowName":"ckmc","matter":"zysx"}}

export const handOverVisit: CallDescriptor<HandOverVisitArgs, HandOverVisitAnswer> = {"id":"jointReceptions.handOverVisit","method":"POST","path":"api/jointReceptions/handOverVisit","body":"json","writes":true,"send":{"petitionNo":"xfjbh","unitId":"dwid","windowName":"ckmc","matter":"zysx"}}

export const jointReceptions: CallDescriptor<JointReceptionsArgs, JointReceptionsAnswer> = {"id":"jointReceptions.jointReceptions","method":"POST","path":"api/jointReceptions/list","body":"json","receive":{"jointId":"ljid","ticketNo":"ckdjbh","petitionNo":"xfjbh","visitor":"xm","personCount":"lfrs","windowName":"ckmc","matter":"zysx","office":"zcdw","unit":"jsdw","isGiven":"zcbz","waitsForMe":"dwjt","state":"zt","askedAt":"zcsj","receiver":"jtr","result":"jgdm","answer":"jgsm"}}

export const recallJoint: CallDescriptor<RecallJointArgs, RecallJointAnswer> = {"id":"jointReceptions.recallJoint","method":"POST","path":"api/jointReceptions/recall","body":"json","writes":true,"send":{"jointId":"ljid"}}

export const takeJoint: CallDescriptor<TakeJointArgs, TakeJointAnswer> = {"id":"jointReceptions.takeJoint","method":"POST","path":"api/jointReceptions/take","body":"json","writes":true,"send":{"jointId":"ljid"}}

export const windowUnits: CallDescriptor<WindowUnitsArgs, WindowUnitsAnswer> = {"id":"jointReceptions.windowUnits","method":"POST","path":"api/jointReceptions/windowUnits","body":"json","send":{"name":"dwmc"},"receive":{"orgId":"dwid","name":"dwmc"}}
