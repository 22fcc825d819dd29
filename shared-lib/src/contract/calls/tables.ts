// Made from ../tables.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../tables'

export type CodeTableArgs = CallArgs<typeof contract.codeTable>
export type CodeTableAnswer = CallAnswer<typeof contract.codeTable>
export type RegionsArgs = CallArgs<typeof contract.regions>
export type RegionsAnswer = CallAnswer<typeof contract.regions>

export const codeTable: CallDescriptor<CodeTableArgs, CodeTableAnswer> = {"id":"tables.codeTable","method":"POST","path":"api/CodeTableItemController/getListMenu","body":"form","jsonField":"jsonData","wrapped":["tableName","codeId"]}

export const regions: CallDescriptor<RegionsArgs, RegionsAnswer> = {"id":"tables.regions","method":"POST","path":"api/regionController/getInventedList","body":"form"}
