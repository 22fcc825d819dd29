// Made from ../region-admin.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../region-admin'

export type ManagedRegionArgs = CallArgs<typeof contract.managedRegion>
export type ManagedRegionAnswer = CallAnswer<typeof contract.managedRegion>
export type MergeRegionArgs = CallArgs<typeof contract.mergeRegion>
export type MergeRegionAnswer = CallAnswer<typeof contract.mergeRegion>
export type PreviewRegionMergeArgs = CallArgs<typeof contract.previewRegionMerge>
export type PreviewRegionMergeAnswer = CallAnswer<typeof contract.previewRegionMerge>
export type SetRegionDaysArgs = CallArgs<typeof contract.setRegionDays>
export type SetRegionDaysAnswer = CallAnswer<typeof contract.setRegionDays>

export const managedRegion: CallDescriptor<ManagedRegionArgs, ManagedRegionAnswer> = {"id":"regionAdmin.managedRegion","method":"POST","path":"api/regions/get","body":"json"}

export const mergeRegion: CallDescriptor<MergeRegionArgs, MergeRegionAnswer> = {"id":"regionAdmin.mergeRegion","method":"POST","path":"api/regions/merge","body":"json","writes":true,"slow":true}

export const previewRegionMerge: CallDescriptor<PreviewRegionMergeArgs, PreviewRegionMergeAnswer> = {"id":"regionAdmin.previewRegionMerge","method":"POST","path":"api/regions/previewMerge","body":"json"}

export const setRegionDays: CallDescriptor<SetRegionDaysArgs, SetRegionDaysAnswer> = {"id":"regionAdmin.setRegionDays","method":"POST","path":"api/regions/setDays","body":"json","writes":true}
