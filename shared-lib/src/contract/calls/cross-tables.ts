// Made from ../cross-tables.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../cross-tables'

export type CrossSheetArgs = CallArgs<typeof contract.crossSheet>
export type CrossSheetAnswer = CallAnswer<typeof contract.crossSheet>
export type CrossTableArgs = CallArgs<typeof contract.crossTable>
export type CrossTableAnswer = CallAnswer<typeof contract.crossTable>
export type PauseScheduleArgs = CallArgs<typeof contract.pauseSchedule>
export type PauseScheduleAnswer = CallAnswer<typeof contract.pauseSchedule>
export type RemoveTableArgs = CallArgs<typeof contract.removeTable>
export type RemoveTableAnswer = CallAnswer<typeof contract.removeTable>
export type RenameTableArgs = CallArgs<typeof contract.renameTable>
export type RenameTableAnswer = CallAnswer<typeof contract.renameTable>
export type SaveTableArgs = CallArgs<typeof contract.saveTable>
export type SaveTableAnswer = CallAnswer<typeof contract.saveTable>
export type SavedTablesArgs = CallArgs<typeof contract.savedTables>
export type SavedTablesAnswer = CallAnswer<typeof contract.savedTables>
export type ScheduleTableArgs = CallArgs<typeof contract.scheduleTable>
export type ScheduleTableAnswer = CallAnswer<typeof contract.scheduleTable>
export type SchedulesArgs = CallArgs<typeof contract.schedules>
export type SchedulesAnswer = CallAnswer<typeof contract.schedules>
export type StopScheduleArgs = CallArgs<typeof contract.stopSchedule>
export type StopScheduleAnswer = CallAnswer<typeof contract.stopSchedule>

export const crossSheet: CallDescriptor<CrossSheetArgs, CrossSheetAnswer> = {"id":"crossTables.crossSheet","method":"POST","path":"api/stats/crossSheet","body":"json","slow":true,"send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"name":"wjm","content":"nr"}}

export const crossTable: CallDescriptor<CrossTableArgs, CrossTableAnswer> = {"id":"crossTables.crossTable","method":"POST","path":"api/stats/crossTable","body":"json","send":{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"},"receive":{"columns":["columns",{"list":"lb"}],"rows":["rows",{"region":"dqdm","population":"rks"}]}}

export const pauseSchedule: CallDescriptor<PauseScheduleArgs, PauseScheduleAnswer> = {"id":"crossTables.pauseSchedule","method":"POST","path":"api/stats/pauseSchedule","body":"json","writes":true,"send":{"savedId":"id"}}

export const removeTable: CallDescriptor<RemoveTableArgs, RemoveTableAnswer> = {"id":"crossTables.removeTable","method":"POST","path":"api/stats/removeTable","body":"json","writes":true,"send":{"savedId":"id"}}

export const renameTable: CallDescriptor<RenameTableArgs, RenameTableAnswer> = {"id":"crossTables.renameTable","method":"POST","path":"api/stats/renameTable","body":"json","writes":true,"send":{"savedId":"id","name":"mc"}}

export const saveTable: CallDescriptor<SaveTableArgs, SaveTableAnswer> = {"id":"crossTables.saveTable","method":"POST","path":"api/stats/saveTable","body":"json","writes":true,"send":{"name":"mc","query":["query",{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"}]},"receive":{"savedId":"id"}}

export const savedTables: CallDescriptor<SavedTablesArgs, SavedTablesAnswer> = {"id":"crossTables.savedTables","method":"POST","path":"api/stats/savedTables","body":"json","receive":{"savedId":"id","name":"mc","query":["query",{"region":"dqdm","channels":"xfxsList","repeat":"cfbz","from":"ksrq","to":"jsrq","dateMode":"rqms"}]}}

export const scheduleTable: CallDescriptor<ScheduleTableArgs, ScheduleTableAnswer> = {"id":"crossTables.scheduleTable","method":"POST","path":"api/stats/scheduleTable","body":"json","writes":true,"send":{"savedId":"id"}}

export const schedules: CallDescriptor<SchedulesArgs, SchedulesAnswer> = {"id":"crossTables.schedules","method":"POST","path":"api/stats/schedules","body":"json","receive":{"savedId":"id"}}

export const stopSchedule: CallDescriptor<StopScheduleArgs, StopScheduleAnswer> = {"id":"crossTables.stopSchedule","method":"POST","path":"api/stats/stopSchedule","body":"json","writes":true,"send":{"savedId":"id"}}
