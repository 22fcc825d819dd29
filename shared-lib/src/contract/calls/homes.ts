// Made from ../homes.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../homes'

export type AgendaArgs = CallArgs<typeof contract.agenda>
export type AgendaAnswer = CallAnswer<typeof contract.agenda>
export type OpenedLastArgs = CallArgs<typeof contract.openedLast>
export type OpenedLastAnswer = CallAnswer<typeof contract.openedLast>
export type OwnWeekArgs = CallArgs<typeof contract.ownWeek>
export type OwnWeekAnswer = CallAnswer<typeof contract.ownWeek>

export const agenda: CallDescriptor<AgendaArgs, AgendaAnswer> = {"id":"homes.agenda","method":"POST","path":"api/homes/agenda","body":"json","background":true}

export const openedLast: CallDescriptor<OpenedLastArgs, OpenedLastAnswer> = {"id":"homes.openedLast","method":"POST","path":"api/homes/openedLast","body":"json","receive":{"petitionNo":"xfjbh","summary":"nrzy","stateName":"xfjzt"}}

export const ownWeek: CallDescriptor<OwnWeekArgs, OwnWeekAnswer> = {"id":"homes.ownWeek","method":"POST","path":"api/homes/ownWeek","body":"json","background":true}
