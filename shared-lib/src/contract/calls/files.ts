// Made from ../files.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../files'

export type AddPieceArgs = CallArgs<typeof contract.addPiece>
export type AddPieceAnswer = CallAnswer<typeof contract.addPiece>
export type BeginUploadArgs = CallArgs<typeof contract.beginUpload>
export type BeginUploadAnswer = CallAnswer<typeof contract.beginUpload>
export type CancelUploadArgs = CallArgs<typeof contract.cancelUpload>
export type CancelUploadAnswer = CallAnswer<typeof contract.cancelUpload>
export type DownloadArgs = CallArgs<typeof contract.download>
export type DownloadAnswer = CallAnswer<typeof contract.download>
export type FinishUploadArgs = CallArgs<typeof contract.finishUpload>
export type FinishUploadAnswer = CallAnswer<typeof contract.finishUpload>
export type LinkArgs = CallArgs<typeof contract.link>
export type LinkAnswer = CallAnswer<typeof contract.link>
export type PreviewArgs = CallArgs<typeof contract.preview>
export type PreviewAnswer = CallAnswer<typeof contract.preview>
export type StageArgs = CallArgs<typeof contract.stage>
export type StageAnswer = CallAnswer<typeof contract.stage>
export type UploadStateArgs = CallArgs<typeof contract.uploadState>
export type UploadStateAnswer = CallAnswer<typeof contract.uploadState>

export const addPiece: CallDescriptor<AddPieceArgs, AddPieceAnswer> = {"id":"files.addPiece","method":"POST","path":"api/uploads/piece","body":"multipart","fileField":"piece","beside":["id","offset"],"writes":true,"slow":true}

export const beginUpload: CallDescriptor<BeginUploadArgs, BeginUploadAnswer> = {"id":"files.beginUpload","method":"POST","path":"api/uploads/begin","body":"json","writes":true,"send":{"name":"wjm"}}

export const cancelUpload: CallDescriptor<CancelUploadArgs, CancelUploadAnswer> = {"id":"files.cancelUpload","method":"POST","path":"api/uploads/cancel","body":"json","writes":true}

export const download: CallDescriptor<DownloadArgs, DownloadAnswer> = {"id":"files.download","method":"POST","path":"api/FileUploadController/downloadFromRedis","body":"form","jsonField":"paramJson","wrapped":["fileId","name"],"send":{"fileId":"fjid","name":"wjm"}}

export const finishUpload: CallDescriptor<FinishUploadArgs, FinishUploadAnswer> = {"id":"files.finishUpload","method":"POST","path":"api/uploads/finish","body":"json","writes":true,"slow":true}

export const link: CallDescriptor<LinkArgs, LinkAnswer> = {"id":"files.link","method":"POST","path":"api/files/link","body":"json"}

export const preview: CallDescriptor<PreviewArgs, PreviewAnswer> = {"id":"files.preview","method":"POST","path":"api/FileUploadController/preview","body":"query","send":{"fileId":"fjid"},"receive":{"name":"wjm"}}

export const stage: CallDescriptor<StageArgs, StageAnswer> = {"id":"files.stage","method":"POST","path":"api/FileUploadController/saveToRedis","body":"multipart","fileField":"fileinput","writes":true,"slow":true}

export const uploadState: CallDescriptor<UploadStateArgs, UploadStateAnswer> = {"id":"files.uploadState","method":"POST","path":"api/uploads/state","body":"json"}
