// Made from ../reports.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../reports'

export type ReportFaultArgs = CallArgs<typeof contract.reportFault>
export type ReportFaultAnswer = CallAnswer<typeof contract.reportFault>
export type ReportTimesArgs = CallArgs<typeof contract.reportTimes>
export type ReportTimesAnswer = CallAnswer<typeof contract.reportTimes>
export type ReportWatermarkArgs = CallArgs<typeof contract.reportWatermark>
export type ReportWatermarkAnswer = CallAnswer<typeof contract.reportWatermark>

export const reportFault: CallDescriptor<ReportFaultArgs, ReportFaultAnswer> = {"id":"reports.reportFault","method":"POST","path":"api/client-errors","body":"json","open":true,"background":true}

export const reportTimes: CallDescriptor<ReportTimesArgs, ReportTimesAnswer> = {"id":"reports.reportTimes","method":"POST","path":"api/client-times","body":"json","open":true,"background":true}

export const reportWatermark: CallDescriptor<ReportWatermarkArgs, ReportWatermarkAnswer> = {"id":"reports.reportWatermark","method":"POST","path":"api/watermark/repaired","body":"json","writes":true,"background":true}
