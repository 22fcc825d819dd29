// Made from ../parameters.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../parameters'

export type ImportCalendarArgs = CallArgs<typeof contract.importCalendar>
export type ImportCalendarAnswer = CallAnswer<typeof contract.importCalendar>
export type ParameterHistoryArgs = CallArgs<typeof contract.parameterHistory>
export type ParameterHistoryAnswer = CallAnswer<typeof contract.parameterHistory>
export type ParametersArgs = CallArgs<typeof contract.parameters>
export type ParametersAnswer = CallAnswer<typeof contract.parameters>
export type PreviewCalendarArgs = CallArgs<typeof contract.previewCalendar>
export type PreviewCalendarAnswer = CallAnswer<typeof contract.previewCalendar>
export type PreviewParameterArgs = CallArgs<typeof contract.previewParameter>
export type PreviewParameterAnswer = CallAnswer<typeof contract.previewParameter>
export type SetParameterArgs = CallArgs<typeof contract.setParameter>
export type SetParameterAnswer = CallAnswer<typeof contract.setParameter>

export const importCalendar: CallDescriptor<ImportCalendarArgs, ImportCalendarAnswer> = {"id":"parameters.importCalendar","method":"POST","path":"api/parameters/calendarImport","body":"json","writes":true,"slow":true,"send":{"text":"wjnr"},"receive":{"year":"nd","off":"fjts","worked":"sbts","isNew":"bgb","moves":"bds"}}

export const parameterHistory: CallDescriptor<ParameterHistoryArgs, ParameterHistoryAnswer> = {"id":"parameters.parameterHistory","method":"POST","path":"api/parameters/history","body":"json","send":{"name":"csmc"},"receive":{"list":["list",{"at":"sj","person":"xm","regionName":"xzqhmc","validFrom":"ksrq","validTo":"jsrq","was":"bgq","is":"bgh"}]}}

export const parameters: CallDescriptor<ParametersArgs, ParametersAnswer> = {"id":"parameters.parameters","method":"POST","path":"api/parameters/list","body":"form","receive":{"list":["list",{"name":"csmc","delivered":"mrz","set":["szList",{"regionCode":"xzqhdm","regionName":"xzqhmc","value":"csz","validFrom":"ksrq","validTo":"jsrq"}]}],"regions":["xzqhList",{"regionCode":"xzqhdm","regionName":"xzqhmc"}]}}

export const previewCalendar: CallDescriptor<PreviewCalendarArgs, PreviewCalendarAnswer> = {"id":"parameters.previewCalendar","method":"POST","path":"api/parameters/calendarPreview","body":"json","slow":true,"send":{"text":"wjnr"},"receive":{"year":"nd","off":"fjts","worked":"sbts","isNew":"bgb","moves":"bds"}}

export const previewParameter: CallDescriptor<PreviewParameterArgs, PreviewParameterAnswer> = {"id":"parameters.previewParameter","method":"POST","path":"api/parameters/preview","body":"json","slow":true,"send":{"name":"csmc","regionCode":"xzqhdm","value":"csz","validFrom":"ksrq","validTo":"jsrq"},"receive":{"keep":"bbs","turn":"bds"}}

export const setParameter: CallDescriptor<SetParameterArgs, SetParameterAnswer> = {"id":"parameters.setParameter","method":"POST","path":"api/parameters/set","body":"json","writes":true,"send":{"name":"csmc","regionCode":"xzqhdm","value":"csz","validFrom":"ksrq","validTo":"jsrq"}}
