// Made from ../choices.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../choices'

export type AccessListArgs = CallArgs<typeof contract.accessList>
export type AccessListAnswer = CallAnswer<typeof contract.accessList>
export type DestinationsArgs = CallArgs<typeof contract.destinations>
export type DestinationsAnswer = CallAnswer<typeof contract.destinations>
export type PreviewLimitArgs = CallArgs<typeof contract.previewLimit>
export type PreviewLimitAnswer = CallAnswer<typeof contract.previewLimit>

export const accessList: CallDescriptor<AccessListArgs, AccessListAnswer> = {"id":"choices.accessList","method":"POST","path":"api/petitions/knowers","body":"json","send":{"petitionNo":"xfjbh","orgId":"dwid"},"receive":{"personId":"ryid","name":"xm","department":"bm","position":"zw"}}

export const destinations: CallDescriptor<DestinationsArgs, DestinationsAnswer> = {"id":"choices.destinations","method":"POST","path":"api/petitions/destinations","body":"json","send":{"petitionNo":"xfjbh","name":"dwmc","orgId":"dwid"},"receive":{"units":["units",{"orgId":"dwid","name":"dwmc","reason":"jyly"}],"recent":["recent",{"orgId":"dwid","name":"dwmc","reason":"jyly"}]}}

export const previewLimit: CallDescriptor<PreviewLimitArgs, PreviewLimitAnswer> = {"id":"choices.previewLimit","method":"POST","path":"api/petitions/previewLimit","body":"json","send":{"petitionNo":"xfjbh"}}
