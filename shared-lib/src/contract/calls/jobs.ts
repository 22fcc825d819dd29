// Made from ../jobs.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../jobs'

export type JobKindsArgs = CallArgs<typeof contract.jobKinds>
export type JobKindsAnswer = CallAnswer<typeof contract.jobKinds>
export type JobsArgs = CallArgs<typeof contract.jobs>
export type JobsAnswer = CallAnswer<typeof contract.jobs>
export type RetryJobArgs = CallArgs<typeof contract.retryJob>
export type RetryJobAnswer = CallAnswer<typeof contract.retryJob>

export const jobKinds: CallDescriptor<JobKindsArgs, JobKindsAnswer> = {"id":"jobs.jobKinds","method":"POST","path":"api/jobs/kinds","body":"form","receive":{"list":["list",{"kind":"rwlx","title":"rwmc","everySeconds":"zqms","lastDoneAt":"zjwcsj","lastTook":"zjhs","standing":["qk",{"text":"wz","isBad":"yc"}],"counts":"slList"}]}}

export const jobs: CallDescriptor<JobsArgs, JobsAnswer> = {"id":"jobs.jobs","method":"POST","path":"api/jobs/list","body":"json","send":{"state":"zt","kind":"rwlx","pageNumber":"pageNum"},"receive":{"list":["list",{"kind":"rwlx","title":"rwmc","state":"zt","attempts":"cscs","attemptLimit":"cssx","enqueuedAt":"jrsj","dueAt":"kssj","startedAt":"qdsj","endedAt":"jssj","reference":"bh","causes":"yyList"}]}}

export const retryJob: CallDescriptor<RetryJobArgs, RetryJobAnswer> = {"id":"jobs.retryJob","method":"POST","path":"api/jobs/retry","body":"json","writes":true}
