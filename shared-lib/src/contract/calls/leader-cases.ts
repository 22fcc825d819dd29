// Made from ../leader-cases.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../leader-cases'

export type AskLeaderCaseArgs = CallArgs<typeof contract.askLeaderCase>
export type AskLeaderCaseAnswer = CallAnswer<typeof contract.askLeaderCase>
export type DecideLeaderCaseArgs = CallArgs<typeof contract.decideLeaderCase>
export type DecideLeaderCaseAnswer = CallAnswer<typeof contract.decideLeaderCase>
export type LeaderCasesArgs = CallArgs<typeof contract.leaderCases>
export type LeaderCasesAnswer = CallAnswer<typeof contract.leaderCases>
export type RegisterLeaderCaseArgs = CallArgs<typeof contract.registerLeaderCase>
export type RegisterLeaderCaseAnswer = CallAnswer<typeof contract.registerLeaderCase>
export type ReportLeaderCaseArgs = CallArgs<typeof contract.reportLeaderCase>
export type ReportLeaderCaseAnswer = CallAnswer<typeof contract.reportLeaderCase>

export const askLeaderCase: CallDescriptor<AskLeaderCaseArgs, AskLeaderCaseAnswer> = {"id":"leaderCases.askLeaderCase","method":"POST","path":"api/leaderCases/ask","body":"json","writes":true,"send":{"caseId":"baid","kind":"sqlx","dueOn":"sqsx","result":"sqjg","fileIds":"fjList","leaderId":"bald","text":"sqly"},"receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","level":"bajb","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","asked":"sqlx","askedDueOn":"sqsx","askedResult":"sqjg","askedLeader":"sqld","askedText":"sqly","askedBy":"sqr","isAsker":"sfbrsq","pledges":"cnsList","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr","metOn":"yjrq"}]}}

export const decideLeaderCase: CallDescriptor<DecideLeaderCaseArgs, DecideLeaderCaseAnswer> = {"id":"leaderCases.decideLeaderCase","method":"POST","path":"api/leaderCases/decide","body":"json","writes":true,"send":{"caseId":"baid","agree":"tybz","text":"shyj"},"receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","level":"bajb","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","asked":"sqlx","askedDueOn":"sqsx","askedResult":"sqjg","askedLeader":"sqld","askedText":"sqly","askedBy":"sqr","isAsker":"sfbrsq","pledges":"cnsList","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr","metOn":"yjrq"}]}}

export const leaderCases: CallDescriptor<LeaderCasesArgs, LeaderCasesAnswer> = {"id":"leaderCases.leaderCases","method":"POST","path":"api/leaderCases/list","body":"json","receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","level":"bajb","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","asked":"sqlx","askedDueOn":"sqsx","askedResult":"sqjg","askedLeader":"sqld","askedText":"sqly","askedBy":"sqr","isAsker":"sfbrsq","pledges":"cnsList","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr","metOn":"yjrq"}]}}

export const registerLeaderCase: CallDescriptor<RegisterLeaderCaseArgs, RegisterLeaderCaseAnswer> = {"id":"leaderCases.registerLeaderCase","method":"POST","path":"api/leaderCases/register","body":"json","writes":true,"send":{"petitionNo":"xfjbh","leaderId":"bald","leaderDuty":"zw","level":"bajb","unitId":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx"},"receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","level":"bajb","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","asked":"sqlx","askedDueOn":"sqsx","askedResult":"sqjg","askedLeader":"sqld","askedText":"sqly","askedBy":"sqr","isAsker":"sfbrsq","pledges":"cnsList","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr","metOn":"yjrq"}]}}

export const reportLeaderCase: CallDescriptor<ReportLeaderCaseArgs, ReportLeaderCaseAnswer> = {"id":"leaderCases.reportLeaderCase","method":"POST","path":"api/leaderCases/report","body":"json","writes":true,"send":{"caseId":"baid","percent":"hjjd","text":"jznr","metOn":"yjrq"},"receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","level":"bajb","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","asked":"sqlx","askedDueOn":"sqsx","askedResult":"sqjg","askedLeader":"sqld","askedText":"sqly","askedBy":"sqr","isAsker":"sfbrsq","pledges":"cnsList","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr","metOn":"yjrq"}]}}
