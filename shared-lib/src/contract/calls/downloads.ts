// Made from ../downloads.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../downloads'

export type DownloadsArgs = CallArgs<typeof contract.downloads>
export type DownloadsAnswer = CallAnswer<typeof contract.downloads>
export type ManagedDownloadsArgs = CallArgs<typeof contract.managedDownloads>
export type ManagedDownloadsAnswer = CallAnswer<typeof contract.managedDownloads>
export type OpenDownloadArgs = CallArgs<typeof contract.openDownload>
export type OpenDownloadAnswer = CallAnswer<typeof contract.openDownload>
export type PublishDownloadArgs = CallArgs<typeof contract.publishDownload>
export type PublishDownloadAnswer = CallAnswer<typeof contract.publishDownload>
export type WithdrawDownloadArgs = CallArgs<typeof contract.withdrawDownload>
export type WithdrawDownloadAnswer = CallAnswer<typeof contract.withdrawDownload>

export const downloads: CallDescriptor<DownloadsArgs, DownloadsAnswer> = {"id":"downloads.downloads","method":"POST","path":"api/ZlglController/getList","body":"form","jsonField":"paramJson","wrapped":["cursor"],"receive":{"list":["list",{"title":"bt","type":"name","description":"xxms","createdAt":"createTime","files":["fjbList",{"name":"wjm"}]}]}}

export const managedDownloads: CallDescriptor<ManagedDownloadsArgs, ManagedDownloadsAnswer> = {"id":"downloads.managedDownloads","method":"POST","path":"api/downloads/managed","body":"json","receive":{"list":["list",{"title":"bt","type":"name","description":"xxms","createdAt":"createTime","files":["fjbList",{"name":"wjm"}]}]}}

export const openDownload: CallDescriptor<OpenDownloadArgs, OpenDownloadAnswer> = {"id":"downloads.openDownload","method":"POST","path":"api/ZlglController/downLoadSlbmdFj","body":"form","jsonField":"paramJson","wrapped":["id"]}

export const publishDownload: CallDescriptor<PublishDownloadArgs, PublishDownloadAnswer> = {"id":"downloads.publishDownload","method":"POST","path":"api/downloads/publish","body":"json","writes":true,"send":{"title":"bt","type":"name","description":"xxms","fileIds":"fjbList"}}

export const withdrawDownload: CallDescriptor<WithdrawDownloadArgs, WithdrawDownloadAnswer> = {"id":"downloads.withdrawDownload","method":"POST","path":"api/downloads/withdraw","body":"json","writes":true}
