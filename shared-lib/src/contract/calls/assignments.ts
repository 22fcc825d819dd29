// Made from ../assignments.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../assignments'

export type AppointDeputyArgs = CallArgs<typeof contract.appointDeputy>
export type AppointDeputyAnswer = CallAnswer<typeof contract.appointDeputy>
export type AssigneesArgs = CallArgs<typeof contract.assignees>
export type AssigneesAnswer = CallAnswer<typeof contract.assignees>
export type ClaimSeveralArgs = CallArgs<typeof contract.claimSeveral>
export type ClaimSeveralAnswer = CallAnswer<typeof contract.claimSeveral>
export type DeputiesArgs = CallArgs<typeof contract.deputies>
export type DeputiesAnswer = CallAnswer<typeof contract.deputies>
export type DistributeArgs = CallArgs<typeof contract.distribute>
export type DistributeAnswer = CallAnswer<typeof contract.distribute>
export type EndDeputyArgs = CallArgs<typeof contract.endDeputy>
export type EndDeputyAnswer = CallAnswer<typeof contract.endDeputy>
export type HandOnArgs = CallArgs<typeof contract.handOn>
export type HandOnAnswer = CallAnswer<typeof contract.handOn>
export type HandOverArgs = CallArgs<typeof contract.handOver>
export type HandOverAnswer = CallAnswer<typeof contract.handOver>
export type LeaversArgs = CallArgs<typeof contract.leavers>
export type LeaversAnswer = CallAnswer<typeof contract.leavers>
export type PreviewDistributionArgs = CallArgs<typeof contract.previewDistribution>
export type PreviewDistributionAnswer = CallAnswer<typeof contract.previewDistribution>
export type ReleaseArgs = CallArgs<typeof contract.release>
export type ReleaseAnswer = CallAnswer<typeof contract.release>
export type RemindArgs = CallArgs<typeof contract.remind>
export type RemindAnswer = CallAnswer<typeof contract.remind>
export type WorkOfArgs = CallArgs<typeof contract.workOf>
export type WorkOfAnswer = CallAnswer<typeof contract.workOf>

export const appointDeputy: CallDescriptor<AppointDeputyArgs, AppointDeputyAnswer> = {"id":"assignments.appointDeputy","method":"POST","path":"api/todos/appointDeputy","body":"json","writes":true,"send":{"personId":"userId"},"receive":{"deputyId":"id"}}

export const assignees: CallDescriptor<AssigneesArgs, AssigneesAnswer> = {"id":"assignments.assignees","method":"POST","path":"api/todos/assignees","body":"json","receive":{"personId":"userId"}}

export const claimSeveral: CallDescriptor<ClaimSeveralArgs, ClaimSeveralAnswer> = {"id":"assignments.claimSeveral","method":"POST","path":"api/todos/claimSeveral","body":"json","writes":true,"send":{"todoIds":"dbidList"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const deputies: CallDescriptor<DeputiesArgs, DeputiesAnswer> = {"id":"assignments.deputies","method":"POST","path":"api/todos/deputies","body":"json","receive":{"deputyId":"id","personId":"userId"}}

export const distribute: CallDescriptor<DistributeArgs, DistributeAnswer> = {"id":"assignments.distribute","method":"POST","path":"api/todos/distribute","body":"json","writes":true,"send":{"todoIds":"dbidList","personId":"userId"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const endDeputy: CallDescriptor<EndDeputyArgs, EndDeputyAnswer> = {"id":"assignments.endDeputy","method":"POST","path":"api/todos/endDeputy","body":"json","writes":true,"send":{"deputyId":"id"}}

export const handOn: CallDescriptor<HandOnArgs, HandOnAnswer> = {"id":"assignments.handOn","method":"POST","path":"api/todos/handOn","body":"json","writes":true,"send":{"todoIds":"dbidList","personId":"userId"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const handOver: CallDescriptor<HandOverArgs, HandOverAnswer> = {"id":"assignments.handOver","method":"POST","path":"api/todos/handOver","body":"json","writes":true,"send":{"leaverId":"lgryId","receivers":["receivers",{"todoId":"dbid","personId":"userId"}],"leaders":["baldList",{"caseId":"baid","personId":"userId"}]}}

export const leavers: CallDescriptor<LeaversArgs, LeaversAnswer> = {"id":"assignments.leavers","method":"POST","path":"api/todos/leavers","body":"json","receive":{"personId":"userId"}}

export const previewDistribution: CallDescriptor<PreviewDistributionArgs, PreviewDistributionAnswer> = {"id":"assignments.previewDistribution","method":"POST","path":"api/todos/previewDistribution","body":"json","send":{"todoIds":"dbidList","personId":"userId"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}],"moved":["moved",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const release: CallDescriptor<ReleaseArgs, ReleaseAnswer> = {"id":"assignments.release","method":"POST","path":"api/todos/release","body":"json","writes":true,"send":{"todoIds":"dbidList"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const remind: CallDescriptor<RemindArgs, RemindAnswer> = {"id":"assignments.remind","method":"POST","path":"api/todos/remind","body":"json","writes":true,"send":{"todoIds":"dbidList","remindOn":"txrq","note":"txnr"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const workOf: CallDescriptor<WorkOfArgs, WorkOfAnswer> = {"id":"assignments.workOf","method":"POST","path":"api/todos/workOf","body":"json","send":{"leaverId":"lgryId"},"receive":{"todos":["todos",{"todoId":"dbid","petitionNo":"xfjbh","summary":"nrzy"}],"leaderCases":["baList",{"caseId":"baid","petitionNo":"xfjbh","summary":"nrzy"}]}}
