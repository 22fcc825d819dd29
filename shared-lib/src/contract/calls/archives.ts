// Made from ../archives.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../archives'

export type AddToVolumeArgs = CallArgs<typeof contract.addToVolume>
export type AddToVolumeAnswer = CallAnswer<typeof contract.addToVolume>
export type ArchiveWaitingArgs = CallArgs<typeof contract.archiveWaiting>
export type ArchiveWaitingAnswer = CallAnswer<typeof contract.archiveWaiting>
export type BoxVolumesArgs = CallArgs<typeof contract.boxVolumes>
export type BoxVolumesAnswer = CallAnswer<typeof contract.boxVolumes>
export type CloseVolumeArgs = CallArgs<typeof contract.closeVolume>
export type CloseVolumeAnswer = CallAnswer<typeof contract.closeVolume>
export type DissolveVolumeArgs = CallArgs<typeof contract.dissolveVolume>
export type DissolveVolumeAnswer = CallAnswer<typeof contract.dissolveVolume>
export type MakeVolumeArgs = CallArgs<typeof contract.makeVolume>
export type MakeVolumeAnswer = CallAnswer<typeof contract.makeVolume>
export type TakeOutArgs = CallArgs<typeof contract.takeOut>
export type TakeOutAnswer = CallAnswer<typeof contract.takeOut>
export type TransferSheetArgs = CallArgs<typeof contract.transferSheet>
export type TransferSheetAnswer = CallAnswer<typeof contract.transferSheet>
export type TransferVolumesArgs = CallArgs<typeof contract.transferVolumes>
export type TransferVolumesAnswer = CallAnswer<typeof contract.transferVolumes>
export type TransfersArgs = CallArgs<typeof contract.transfers>
export type TransfersAnswer = CallAnswer<typeof contract.transfers>
export type VolumeArgs = CallArgs<typeof contract.volume>
export type VolumeAnswer = CallAnswer<typeof contract.volume>
export type VolumesArgs = CallArgs<typeof contract.volumes>
export type VolumesAnswer = CallAnswer<typeof contract.volumes>

export const addToVolume: CallDescriptor<AddToVolumeArgs, AddToVolumeAnswer> = {"id":"archives.addToVolume","method":"POST","path":"api/archives/add","body":"json","writes":true,"send":{"id":"ajid","keys":"clList","reason":"ly"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz"}}

export const archiveWaiting: CallDescriptor<ArchiveWaitingArgs, ArchiveWaitingAnswer> = {"id":"archives.archiveWaiting","method":"POST","path":"api/archives/waiting","body":"json","send":{"category":"mlei","year":"nd","retention":"bgqx"},"receive":{"list":["list",{"key":"clid","number":"bh","title":"tm","endedOn":"bjrq","proposed":"jybgqx","papers":"cls","walled":"xzbz"}]}}

export const boxVolumes: CallDescriptor<BoxVolumesArgs, BoxVolumesAnswer> = {"id":"archives.boxVolumes","method":"POST","path":"api/archives/box","body":"json","writes":true,"send":{"ids":"ajList","boxNo":"hh"},"receive":{"boxNo":"hh"}}

export const closeVolume: CallDescriptor<CloseVolumeArgs, CloseVolumeAnswer> = {"id":"archives.closeVolume","method":"POST","path":"api/archives/close","body":"json","writes":true,"send":{"id":"ajid"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz"}}

export const dissolveVolume: CallDescriptor<DissolveVolumeArgs, DissolveVolumeAnswer> = {"id":"archives.dissolveVolume","method":"POST","path":"api/archives/dissolve","body":"json","writes":true,"send":{"id":"ajid"}}

export const makeVolume: CallDescriptor<MakeVolumeArgs, MakeVolumeAnswer> = {"id":"archives.makeVolume","method":"POST","path":"api/archives/make","body":"json","writes":true,"send":{"category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","keys":"clList","reason":"ly"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz"}}

export const takeOut: CallDescriptor<TakeOutArgs, TakeOutAnswer> = {"id":"archives.takeOut","method":"POST","path":"api/archives/takeOut","body":"json","writes":true,"send":{"id":"ajid","seqs":"xhList"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz"}}

export const transferSheet: CallDescriptor<TransferSheetArgs, TransferSheetAnswer> = {"id":"archives.transferSheet","method":"POST","path":"api/archives/transferSheet","body":"json","slow":true,"send":{"transferId":"yjdid"},"receive":{"name":"wjm","content":"nr"}}

export const transferVolumes: CallDescriptor<TransferVolumesArgs, TransferVolumesAnswer> = {"id":"archives.transferVolumes","method":"POST","path":"api/archives/transfer","body":"json","writes":true,"send":{"ids":"ajList","receiver":"jsdwmc","receiverPerson":"jsr","handedOn":"yjrq"},"receive":{"id":"yjdid","transferNo":"yjdh","receiver":"jsdwmc","receiverPerson":"jsr","handedOn":"yjrq","madeBy":"yjr","volumes":"ajs","items":"js"}}

export const transfers: CallDescriptor<TransfersArgs, TransfersAnswer> = {"id":"archives.transfers","method":"POST","path":"api/archives/transfers","body":"json","receive":{"list":["list",{"id":"yjdid","transferNo":"yjdh","receiver":"jsdwmc","receiverPerson":"jsr","handedOn":"yjrq","madeBy":"yjr","volumes":"ajs","items":"js"}]}}

export const volume: CallDescriptor<VolumeArgs, VolumeAnswer> = {"id":"archives.volume","method":"POST","path":"api/archives/volume","body":"json","send":{"id":"ajid"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","madeBy":"zjr","closedBy":"cjr","closedOn":"cjrq","contents":["mlList",{"seq":"xh","key":"clid","number":"bh","title":"tm","endedOn":"bjrq","proposed":"jybgqx","papers":"cls","reason":"ly","reopened":"cxblbz"}]}}

export const volumes: CallDescriptor<VolumesArgs, VolumesAnswer> = {"id":"archives.volumes","method":"POST","path":"api/archives/volumes","body":"json","send":{"category":"mlei","state":"ajzt","retention":"bgqx","year":"nd","transferId":"yjdid"},"receive":{"list":["list",{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz"}]}}
