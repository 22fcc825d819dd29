// Made from ../self-entries.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../self-entries'

export type CheckSelfEntryArgs = CallArgs<typeof contract.checkSelfEntry>
export type CheckSelfEntryAnswer = CallAnswer<typeof contract.checkSelfEntry>
export type OpenSelfEntryArgs = CallArgs<typeof contract.openSelfEntry>
export type OpenSelfEntryAnswer = CallAnswer<typeof contract.openSelfEntry>
export type RateVisitArgs = CallArgs<typeof contract.rateVisit>
export type RateVisitAnswer = CallAnswer<typeof contract.rateVisit>
export type SelfEntriesArgs = CallArgs<typeof contract.selfEntries>
export type SelfEntriesAnswer = CallAnswer<typeof contract.selfEntries>
export type SendSelfEntryArgs = CallArgs<typeof contract.sendSelfEntry>
export type SendSelfEntryAnswer = CallAnswer<typeof contract.sendSelfEntry>
export type TakeSelfEntryArgs = CallArgs<typeof contract.takeSelfEntry>
export type TakeSelfEntryAnswer = CallAnswer<typeof contract.takeSelfEntry>
export type VisitOutcomeArgs = CallArgs<typeof contract.visitOutcome>
export type VisitOutcomeAnswer = CallAnswer<typeof contract.visitOutcome>

export const checkSelfEntry: CallDescriptor<CheckSelfEntryArgs, CheckSelfEntryAnswer> = {"id":"selfEntries.checkSelfEntry","method":"POST","path":"api/selfEntries/check","body":"json","open":true,"send":{"token":"lp"},"receive":{"until":"yxqz"}}

export const openSelfEntry: CallDescriptor<OpenSelfEntryArgs, OpenSelfEntryAnswer> = {"id":"selfEntries.openSelfEntry","method":"POST","path":"api/selfEntries/open","body":"json","send":{"ticketNo":"ckdjbh"},"receive":{"token":"lp","until":"yxqz"}}

export const rateVisit: CallDescriptor<RateVisitArgs, RateVisitAnswer> = {"id":"selfEntries.rateVisit","method":"POST","path":"api/selfEntries/rate","body":"json","open":true,"send":{"token":"lp","rating":"myd","text":"pjnr"}}

export const selfEntries: CallDescriptor<SelfEntriesArgs, SelfEntriesAnswer> = {"id":"selfEntries.selfEntries","method":"POST","path":"api/selfEntries/list","body":"json","background":true,"receive":{"ticketNo":"ckdjbh","filledAt":"tbsj","isTaken":"drbz","rating":"myd","ratingText":"pjnr"}}

export const sendSelfEntry: CallDescriptor<SendSelfEntryArgs, SendSelfEntryAnswer> = {"id":"selfEntries.sendSelfEntry","method":"POST","path":"api/selfEntries/send","body":"json","open":true,"send":{"token":"lp","name":"xm","idCard":"zjhm","mobile":"sjh","address":"zz","summary":"nrzy"}}

export const takeSelfEntry: CallDescriptor<TakeSelfEntryArgs, TakeSelfEntryAnswer> = {"id":"selfEntries.takeSelfEntry","method":"POST","path":"api/selfEntries/take","body":"json","send":{"ticketNo":"ckdjbh"},"receive":{"name":"xm","idCard":"zjhm","mobile":"sjh","address":"zz","summary":"nrzy"}}

export const visitOutcome: CallDescriptor<VisitOutcomeArgs, VisitOutcomeAnswer> = {"id":"selfEntries.visitOutcome","method":"POST","path":"api/selfEntries/outcome","body":"json","open":true,"background":true,"send":{"token":"lp"},"receive":{"petitionNo":"xfjbh","queryCode":"cxm","isRated":"pjbz"}}
