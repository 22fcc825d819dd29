// Made from ../code-tables.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../code-tables'

export type CodeHistoryArgs = CallArgs<typeof contract.codeHistory>
export type CodeHistoryAnswer = CallAnswer<typeof contract.codeHistory>
export type CodeItemsArgs = CallArgs<typeof contract.codeItems>
export type CodeItemsAnswer = CallAnswer<typeof contract.codeItems>
export type CodeTablesArgs = CallArgs<typeof contract.codeTables>
export type CodeTablesAnswer = CallAnswer<typeof contract.codeTables>
export type MoveCodeItemArgs = CallArgs<typeof contract.moveCodeItem>
export type MoveCodeItemAnswer = CallAnswer<typeof contract.moveCodeItem>
export type PreviewCodeItemArgs = CallArgs<typeof contract.previewCodeItem>
export type PreviewCodeItemAnswer = CallAnswer<typeof contract.previewCodeItem>
export type SaveCodeItemArgs = CallArgs<typeof contract.saveCodeItem>
export type SaveCodeItemAnswer = CallAnswer<typeof contract.saveCodeItem>

export const codeHistory: CallDescriptor<CodeHistoryArgs, CodeHistoryAnswer> = {"id":"codeTables.codeHistory","method":"POST","path":"api/codeTables/history","body":"json","send":{"tableName":"dmbm"},"receive":{"list":["list",{"at":"sj","person":"xm","codeId":"dm","was":"bgq","is":"bgh"}]}}

export const codeItems: CallDescriptor<CodeItemsArgs, CodeItemsAnswer> = {"id":"codeTables.codeItems","method":"POST","path":"api/codeTables/items","body":"json","send":{"tableName":"dmbm"},"receive":{"list":["list",{"codeId":"dm","codeName":"mc","parentId":"sjdm","parentName":"sjmc","inUse":"syb","validFrom":"ksrq","validTo":"jsrq","isChoosable":"kxb","isOwn":"bdb"}]}}

export const codeTables: CallDescriptor<CodeTablesArgs, CodeTablesAnswer> = {"id":"codeTables.codeTables","method":"POST","path":"api/codeTables/list","body":"form","receive":{"list":["list",{"tableName":"dmbm","title":"dmbmc","total":"zs","inUse":"sys"}]}}

export const moveCodeItem: CallDescriptor<MoveCodeItemArgs, MoveCodeItemAnswer> = {"id":"codeTables.moveCodeItem","method":"POST","path":"api/codeTables/move","body":"json","writes":true,"send":{"tableName":"dmbm","codeId":"dm","toward":"fx"}}

export const previewCodeItem: CallDescriptor<PreviewCodeItemArgs, PreviewCodeItemAnswer> = {"id":"codeTables.previewCodeItem","method":"POST","path":"api/codeTables/preview","body":"json","slow":true,"send":{"tableName":"dmbm","codeId":"dm"},"receive":{"petitions":"xfjs"}}

export const saveCodeItem: CallDescriptor<SaveCodeItemArgs, SaveCodeItemAnswer> = {"id":"codeTables.saveCodeItem","method":"POST","path":"api/codeTables/save","body":"json","writes":true,"send":{"tableName":"dmbm","codeId":"dm","codeName":"mc","inUse":"syb","validFrom":"ksrq","validTo":"jsrq","parentId":"sjdm","isNew":"xzb"}}
