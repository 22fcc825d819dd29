// Made from ../officers.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../officers'

export type OfficerWorkArgs = CallArgs<typeof contract.officerWork>
export type OfficerWorkAnswer = CallAnswer<typeof contract.officerWork>

export const officerWork: CallDescriptor<OfficerWorkArgs, OfficerWorkAnswer> = {"id":"officers.officerWork","method":"POST","path":"api/officers/work","body":"form","background":true}
