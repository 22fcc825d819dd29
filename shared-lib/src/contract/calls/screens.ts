// Made from ../screens.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../screens'

export type CaseAddressArgs = CallArgs<typeof contract.caseAddress>
export type CaseAddressAnswer = CallAnswer<typeof contract.caseAddress>
export type DisplayColumnsArgs = CallArgs<typeof contract.displayColumns>
export type DisplayColumnsAnswer = CallAnswer<typeof contract.displayColumns>
export type NewKeyArgs = CallArgs<typeof contract.newKey>
export type NewKeyAnswer = CallAnswer<typeof contract.newKey>
export type TemplateFileNameArgs = CallArgs<typeof contract.templateFileName>
export type TemplateFileNameAnswer = CallAnswer<typeof contract.templateFileName>

export const caseAddress: CallDescriptor<CaseAddressArgs, CaseAddressAnswer> = {"id":"screens.caseAddress","method":"POST","path":"api/XfjxxController/getUrl","body":"query","send":{"petitionNo":"xfjbh"}}

export const displayColumns: CallDescriptor<DisplayColumnsArgs, DisplayColumnsAnswer> = {"id":"screens.displayColumns","method":"POST","path":"api/DisplayColumnController/queryDisplayColumn","body":"form","jsonField":"jsonData","wrapped":["viewId"],"receive":{"headings":"headDescrip","fields":"headName","widths":"headWidth"}}

export const newKey: CallDescriptor<NewKeyArgs, NewKeyAnswer> = {"id":"screens.newKey","method":"POST","path":"api/UUIDController/generateUUID","body":"form"}

export const templateFileName: CallDescriptor<TemplateFileNameArgs, TemplateFileNameAnswer> = {"id":"screens.templateFileName","method":"POST","path":"api/GwmbController/getGwmbFileNameById","body":"query"}
