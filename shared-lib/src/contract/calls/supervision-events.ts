// Made from ../supervision-events.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../supervision-events'

export type AddSupervisionEventArgs = CallArgs<typeof contract.addSupervisionEvent>
export type AddSupervisionEventAnswer = CallAnswer<typeof contract.addSupervisionEvent>
export type SupervisionEventsArgs = CallArgs<typeof contract.supervisionEvents>
export type SupervisionEventsAnswer = CallAnswer<typeof contract.supervisionEvents>
export type SupervisionEventsOfArgs = CallArgs<typeof contract.supervisionEventsOf>
export type SupervisionEventsOfAnswer = CallAnswer<typeof contract.supervisionEventsOf>

export const addSupervisionEvent: CallDescriptor<AddSupervisionEventArgs, AddSupervisionEventAnswer> = {"id":"supervisionEvents.addSupervisionEvent","method":"POST","path":"api/supervisionEvents/add","body":"json","writes":true,"send":{"kind":"sjzl","receiverId":"dxdw","heldOn":"rq","documentNo":"wh","participants":"cjry","text":"sy","fileIds":"fjList","petitionNo":"xfjbh","supervisionId":"dbdid"},"receive":{"id":"sjid","kind":"sjzl","heldOn":"rq","organisation":"djdw","receiver":"dxdwmc","documentNo":"wh","participants":"cjry","text":"sy","petitionNo":"xfjbh","files":"fjList","recordedBy":"djr","recordedAt":"djsj"}}

export const supervisionEvents: CallDescriptor<SupervisionEventsArgs, SupervisionEventsAnswer> = {"id":"supervisionEvents.supervisionEvents","method":"POST","path":"api/supervisionEvents/list","body":"json","send":{"year":"nd","kind":"sjzl"},"receive":{"list":["list",{"id":"sjid","kind":"sjzl","heldOn":"rq","organisation":"djdw","receiver":"dxdwmc","documentNo":"wh","participants":"cjry","text":"sy","petitionNo":"xfjbh","files":"fjList","recordedBy":"djr","recordedAt":"djsj"}]}}

export const supervisionEventsOf: CallDescriptor<SupervisionEventsOfArgs, SupervisionEventsOfAnswer> = {"id":"supervisionEvents.supervisionEventsOf","method":"POST","path":"api/supervisionEvents/of","body":"json","send":{"petitionNo":"xfjbh","supervisionId":"dbdid"},"receive":{"id":"sjid","kind":"sjzl","heldOn":"rq","organisation":"djdw","receiver":"dxdwmc","documentNo":"wh","participants":"cjry","text":"sy","petitionNo":"xfjbh","files":"fjList","recordedBy":"djr","recordedAt":"djsj"}}
