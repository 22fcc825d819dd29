// Made from ../export-tasks.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../export-tasks'

export type CancelExportArgs = CallArgs<typeof contract.cancelExport>
export type CancelExportAnswer = CallAnswer<typeof contract.cancelExport>
export type DecideExportArgs = CallArgs<typeof contract.decideExport>
export type DecideExportAnswer = CallAnswer<typeof contract.decideExport>
export type ExportStateArgs = CallArgs<typeof contract.exportState>
export type ExportStateAnswer = CallAnswer<typeof contract.exportState>
export type ExportsToApproveArgs = CallArgs<typeof contract.exportsToApprove>
export type ExportsToApproveAnswer = CallAnswer<typeof contract.exportsToApprove>
export type OwnExportsArgs = CallArgs<typeof contract.ownExports>
export type OwnExportsAnswer = CallAnswer<typeof contract.ownExports>
export type StartExportArgs = CallArgs<typeof contract.startExport>
export type StartExportAnswer = CallAnswer<typeof contract.startExport>

export const cancelExport: CallDescriptor<CancelExportArgs, CancelExportAnswer> = {"id":"exportTasks.cancelExport","method":"POST","path":"api/exports/cancel","body":"json","writes":true,"send":{"taskId":"subPathKey"}}

export const decideExport: CallDescriptor<DecideExportArgs, DecideExportAnswer> = {"id":"exportTasks.decideExport","method":"POST","path":"api/exports/decide","body":"json","writes":true,"send":{"taskId":"subPathKey"}}

export const exportState: CallDescriptor<ExportStateArgs, ExportStateAnswer> = {"id":"exportTasks.exportState","method":"POST","path":"api/exports/state","body":"json","background":true,"send":{"taskId":"subPathKey"},"receive":{"taskId":"subPathKey"}}

export const exportsToApprove: CallDescriptor<ExportsToApproveArgs, ExportsToApproveAnswer> = {"id":"exportTasks.exportsToApprove","method":"POST","path":"api/exports/toApprove","body":"json","receive":{"taskId":"subPathKey"}}

export const ownExports: CallDescriptor<OwnExportsArgs, OwnExportsAnswer> = {"id":"exportTasks.ownExports","method":"POST","path":"api/exports/own","body":"json","receive":{"taskId":"subPathKey"}}

export const startExport: CallDescriptor<StartExportArgs, StartExportAnswer> = {"id":"exportTasks.startExport","method":"POST","path":"api/exports/start","body":"json","writes":true,"receive":{"taskId":"subPathKey"}}
