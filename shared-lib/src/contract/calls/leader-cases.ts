// Made from ../leader-cases.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../leader-cases'

export type LeaderCasesArgs = CallArgs<typeof contract.leaderCases>
export type LeaderCasesAnswer = CallAnswer<typeof contract.leaderCases>
export type RegisterLeaderCaseArgs = CallArgs<typeof contract.registerLeaderCase>
export type RegisterLeaderCaseAnswer = CallAnswer<typeof contract.registerLeaderCase>
export type ReportLeaderCaseArgs = CallArgs<typeof contract.reportLeaderCase>
export type ReportLeaderCaseAnswer = CallAnswer<typeof contract.reportLeaderCase>

export const leaderCases: CallDescriptor<LeaderCasesArgs, LeaderCasesAnswer> = {"id":"leaderCases.leaderCases","method":"POST","path":"api/leaderCases/list","body":"json","receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr"}]}}

export const registerLeaderCase: CallDescriptor<RegisterLeaderCaseArgs, RegisterLeaderCaseAnswer> = {"id":"leaderCases.registerLeaderCase","method":"POST","path":"api/leaderCases/register","body":"json","writes":true,"send":{"petitionNo":"xfjbh","leaderId":"bald","leaderDuty":"zw","unitId":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx"},"receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr"}]}}

export const reportLeaderCase: CallDescriptor<ReportLeaderCaseArgs, ReportLeaderCaseAnswer> = {"id":"leaderCases.reportLeaderCase","method":"POST","path":"api/leaderCases/report","body":"json","writes":true,"send":{"caseId":"baid","percent":"hjjd","text":"jznr","result":"bajg"},"receive":{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy","leader":"bald","leaderDuty":"zw","unit":"zrdw","inCharge":"zrr","cause":"bayy","measures":"hjcs","dueOn":"hjsx","remainingDays":"sysx","percent":"hjjd","result":"bajg","progress":["jzList",{"person":"txr","percent":"hjjd","text":"jznr"}]}}
