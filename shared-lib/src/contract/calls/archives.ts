// Made from ../archives.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../archives'

export type AddToVolumeArgs = CallArgs<typeof contract.addToVolume>
export type AddToVolumeAnswer = CallAnswer<typeof contract.addToVolume>
export type ArchiveCountsArgs = CallArgs<typeof contract.archiveCounts>
export type ArchiveCountsAnswer = CallAnswer<typeof contract.archiveCounts>
export type ArchiveWaitingArgs = CallArgs<typeof contract.archiveWaiting>
export type ArchiveWaitingAnswer = CallAnswer<typeof contract.archiveWaiting>
export type BoxVolumesArgs = CallArgs<typeof contract.boxVolumes>
export type BoxVolumesAnswer = CallAnswer<typeof contract.boxVolumes>
export type CloseVolumeArgs = CallArgs<typeof contract.closeVolume>
export type CloseVolumeAnswer = CallAnswer<typeof contract.closeVolume>
export type ConfirmDestructionArgs = CallArgs<typeof contract.confirmDestruction>
export type ConfirmDestructionAnswer = CallAnswer<typeof contract.confirmDestruction>
export type DestructionSheetArgs = CallArgs<typeof contract.destructionSheet>
export type DestructionSheetAnswer = CallAnswer<typeof contract.destructionSheet>
export type DestructionsArgs = CallArgs<typeof contract.destructions>
export type DestructionsAnswer = CallAnswer<typeof contract.destructions>
export type DissolveVolumeArgs = CallArgs<typeof contract.dissolveVolume>
export type DissolveVolumeAnswer = CallAnswer<typeof contract.dissolveVolume>
export type HoldVolumeArgs = CallArgs<typeof contract.holdVolume>
export type HoldVolumeAnswer = CallAnswer<typeof contract.holdVolume>
export type MakeVolumeArgs = CallArgs<typeof contract.makeVolume>
export type MakeVolumeAnswer = CallAnswer<typeof contract.makeVolume>
export type ProposeDestructionArgs = CallArgs<typeof contract.proposeDestruction>
export type ProposeDestructionAnswer = CallAnswer<typeof contract.proposeDestruction>
export type ReturnDestructionArgs = CallArgs<typeof contract.returnDestruction>
export type ReturnDestructionAnswer = CallAnswer<typeof contract.returnDestruction>
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

export const addToVolume: CallDescriptor<AddToVolumeArgs, AddToVolumeAnswer> = {"id":"archives.addToVolume","method":"POST","path":"api/archives/add","body":"json","writes":true,"send":{"id":"ajid","keys":"clList","reason":"ly"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh"}}

export const archiveCounts: CallDescriptor<ArchiveCountsArgs, ArchiveCountsAnswer> = {"id":"archives.archiveCounts","method":"POST","path":"api/archives/counts","body":"json","receive":{"petitions":"dzjxfj","documents":"dzjgw","open":"zjz","closed":"ycj","expired":"qm","transferred":"yyj","transfers":"yjqd","destroyed":"yxh","destructions":"xhqc","proposed":"dqr"}}

export const archiveWaiting: CallDescriptor<ArchiveWaitingArgs, ArchiveWaitingAnswer> = {"id":"archives.archiveWaiting","method":"POST","path":"api/archives/waiting","body":"json","send":{"category":"mlei","year":"nd","retention":"bgqx"},"receive":{"list":["list",{"key":"clid","number":"bh","title":"tm","endedOn":"bjrq","proposed":"jybgqx","papers":"cls","walled":"xzbz"}]}}

export const boxVolumes: CallDescriptor<BoxVolumesArgs, BoxVolumesAnswer> = {"id":"archives.boxVolumes","method":"POST","path":"api/archives/box","body":"json","writes":true,"send":{"ids":"ajList","boxNo":"hh"},"receive":{"boxNo":"hh"}}

export const closeVolume: CallDescriptor<CloseVolumeArgs, CloseVolumeAnswer> = {"id":"archives.closeVolume","method":"POST","path":"api/archives/close","body":"json","writes":true,"send":{"id":"ajid"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh"}}

export const confirmDestruction: CallDescriptor<ConfirmDestructionArgs, ConfirmDestructionAnswer> = {"id":"archives.confirmDestruction","method":"POST","path":"api/archives/confirmDestruction","body":"json","writes":true,"send":{"destructionId":"xhid","destroyedOn":"xhrq","way":"xhfs"},"receive":{"id":"xhid","destructionNo":"xhdh","state":"xhzt","opinion":"jdyj","proposedBy":"tcr","proposedOn":"tcrq","isOwn":"bbrbz","decidedBy":"qrr","decidedOn":"qrrq","destroyedOn":"xhrq","way":"xhfs","returnReason":"thly","volumes":"ajs","items":"js"}}

export const destructionSheet: CallDescriptor<DestructionSheetArgs, DestructionSheetAnswer> = {"id":"archives.destructionSheet","method":"POST","path":"api/archives/destructionSheet","body":"json","slow":true,"send":{"destructionId":"xhid"},"receive":{"name":"wjm","content":"nr"}}

export const destructions: CallDescriptor<DestructionsArgs, DestructionsAnswer> = {"id":"archives.destructions","method":"POST","path":"api/archives/destructions","body":"json","receive":{"list":["list",{"id":"xhid","destructionNo":"xhdh","state":"xhzt","opinion":"jdyj","proposedBy":"tcr","proposedOn":"tcrq","isOwn":"bbrbz","decidedBy":"qrr","decidedOn":"qrrq","destroyedOn":"xhrq","way":"xhfs","returnReason":"thly","volumes":"ajs","items":"js"}]}}

export const dissolveVolume: CallDescriptor<DissolveVolumeArgs, DissolveVolumeAnswer> = {"id":"archives.dissolveVolume","method":"POST","path":"api/archives/dissolve","body":"json","writes":true,"send":{"id":"ajid"}}

export const holdVolume: CallDescriptor<HoldVolumeArgs, HoldVolumeAnswer> = {"id":"archives.holdVolume","method":"POST","path":"api/archives/hold","body":"json","writes":true,"send":{"id":"ajid","reason":"zhly"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh"}}

export const makeVolume: CallDescriptor<MakeVolumeArgs, MakeVolumeAnswer> = {"id":"archives.makeVolume","method":"POST","path":"api/archives/make","body":"json","writes":true,"send":{"category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","keys":"clList","reason":"ly"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh"}}

export const proposeDestruction: CallDescriptor<ProposeDestructionArgs, ProposeDestructionAnswer> = {"id":"archives.proposeDestruction","method":"POST","path":"api/archives/proposeDestruction","body":"json","writes":true,"send":{"ids":"ajList","opinion":"jdyj"},"receive":{"id":"xhid","destructionNo":"xhdh","state":"xhzt","opinion":"jdyj","proposedBy":"tcr","proposedOn":"tcrq","isOwn":"bbrbz","decidedBy":"qrr","decidedOn":"qrrq","destroyedOn":"xhrq","way":"xhfs","returnReason":"thly","volumes":"ajs","items":"js"}}

export const returnDestruction: CallDescriptor<ReturnDestructionArgs, ReturnDestructionAnswer> = {"id":"archives.returnDestruction","method":"POST","path":"api/archives/returnDestruction","body":"json","writes":true,"send":{"destructionId":"xhid","reason":"thly"},"receive":{"id":"xhid","destructionNo":"xhdh","state":"xhzt","opinion":"jdyj","proposedBy":"tcr","proposedOn":"tcrq","isOwn":"bbrbz","decidedBy":"qrr","decidedOn":"qrrq","destroyedOn":"xhrq","way":"xhfs","returnReason":"thly","volumes":"ajs","items":"js"}}

export const takeOut: CallDescriptor<TakeOutArgs, TakeOutAnswer> = {"id":"archives.takeOut","method":"POST","path":"api/archives/takeOut","body":"json","writes":true,"send":{"id":"ajid","seqs":"xhList"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh"}}

export const transferSheet: CallDescriptor<TransferSheetArgs, TransferSheetAnswer> = {"id":"archives.transferSheet","method":"POST","path":"api/archives/transferSheet","body":"json","slow":true,"send":{"transferId":"yjdid"},"receive":{"name":"wjm","content":"nr"}}

export const transferVolumes: CallDescriptor<TransferVolumesArgs, TransferVolumesAnswer> = {"id":"archives.transferVolumes","method":"POST","path":"api/archives/transfer","body":"json","writes":true,"send":{"ids":"ajList","receiver":"jsdwmc","receiverPerson":"jsr","handedOn":"yjrq"},"receive":{"id":"yjdid","transferNo":"yjdh","receiver":"jsdwmc","receiverPerson":"jsr","handedOn":"yjrq","madeBy":"yjr","volumes":"ajs","items":"js"}}

export const transfers: CallDescriptor<TransfersArgs, TransfersAnswer> = {"id":"archives.transfers","method":"POST","path":"api/archives/transfers","body":"json","receive":{"list":["list",{"id":"yjdid","transferNo":"yjdh","receiver":"jsdwmc","receiverPerson":"jsr","handedOn":"yjrq","madeBy":"yjr","volumes":"ajs","items":"js"}]}}

export const volume: CallDescriptor<VolumeArgs, VolumeAnswer> = {"id":"archives.volume","method":"POST","path":"api/archives/volume","body":"json","send":{"id":"ajid"},"receive":{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh","madeBy":"zjr","closedBy":"cjr","closedOn":"cjrq","contents":["mlList",{"seq":"xh","key":"clid","number":"bh","title":"tm","endedOn":"bjrq","proposed":"jybgqx","papers":"cls","reason":"ly","reopened":"cxblbz"}]}}

export const volumes: CallDescriptor<VolumesArgs, VolumesAnswer> = {"id":"archives.volumes","method":"POST","path":"api/archives/volumes","body":"json","send":{"category":"mlei","state":"ajzt","retention":"bgqx","year":"nd","transferId":"yjdid","destructionId":"xhid","expired":"qmbz"},"receive":{"list":["list",{"id":"ajid","category":"mlei","year":"nd","retention":"bgqx","title":"ajtm","state":"ajzt","archiveNo":"dh","boxNo":"hh","transferNo":"yjdh","items":"js","papers":"cls","walled":"xzbz","holdReason":"zhly","isProposed":"xhtcbz","reopenedNo":"cxblbh"}]}}
