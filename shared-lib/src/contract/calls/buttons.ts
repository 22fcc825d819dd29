// Made from ../buttons.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../buttons'

export type ButtonStatusArgs = CallArgs<typeof contract.buttonStatus>
export type ButtonStatusAnswer = CallAnswer<typeof contract.buttonStatus>

export const buttonStatus: CallDescriptor<ButtonStatusArgs, ButtonStatusAnswer> = {"id":"buttons.buttonStatus","method":"POST","path":"api/BlfsxxController/getButtonStatus","body":"form","send":{"petitionNo":"xfjbh","onBehalfOrgCode":"bdljgdm","todoId":"dbid"}}
