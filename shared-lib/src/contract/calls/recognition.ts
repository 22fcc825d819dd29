// Made from ../recognition.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../recognition'

export type ArrangeArgs = CallArgs<typeof contract.arrange>
export type ArrangeAnswer = CallAnswer<typeof contract.arrange>
export type AssignScansArgs = CallArgs<typeof contract.assignScans>
export type AssignScansAnswer = CallAnswer<typeof contract.assignScans>
export type HoldScanArgs = CallArgs<typeof contract.holdScan>
export type HoldScanAnswer = CallAnswer<typeof contract.holdScan>
export type LetterPageArgs = CallArgs<typeof contract.letterPage>
export type LetterPageAnswer = CallAnswer<typeof contract.letterPage>
export type LetterTextArgs = CallArgs<typeof contract.letterText>
export type LetterTextAnswer = CallAnswer<typeof contract.letterText>
export type MarkUnreadableArgs = CallArgs<typeof contract.markUnreadable>
export type MarkUnreadableAnswer = CallAnswer<typeof contract.markUnreadable>
export type MergeArgs = CallArgs<typeof contract.merge>
export type MergeAnswer = CallAnswer<typeof contract.merge>
export type PagePictureArgs = CallArgs<typeof contract.pagePicture>
export type PagePictureAnswer = CallAnswer<typeof contract.pagePicture>
export type PagesArgs = CallArgs<typeof contract.pages>
export type PagesAnswer = CallAnswer<typeof contract.pages>
export type RecogniseArgs = CallArgs<typeof contract.recognise>
export type RecogniseAnswer = CallAnswer<typeof contract.recognise>
export type RecognitionStateArgs = CallArgs<typeof contract.recognitionState>
export type RecognitionStateAnswer = CallAnswer<typeof contract.recognitionState>
export type ScanArgs = CallArgs<typeof contract.scan>
export type ScanAnswer = CallAnswer<typeof contract.scan>
export type ScanBatchesArgs = CallArgs<typeof contract.scanBatches>
export type ScanBatchesAnswer = CallAnswer<typeof contract.scanBatches>
export type ScanClerksArgs = CallArgs<typeof contract.scanClerks>
export type ScanClerksAnswer = CallAnswer<typeof contract.scanClerks>
export type ScanPageArgs = CallArgs<typeof contract.scanPage>
export type ScanPageAnswer = CallAnswer<typeof contract.scanPage>
export type ScansArgs = CallArgs<typeof contract.scans>
export type ScansAnswer = CallAnswer<typeof contract.scans>

export const arrange: CallDescriptor<ArrangeArgs, ArrangeAnswer> = {"id":"recognition.arrange","method":"POST","path":"api/recognition/arrange","body":"json","writes":true,"send":{"itemId":"dblxid","letters":["lxList",{"pages":["yList",{"fileId":"fjid","page":"ym","turned":"xzjd","dropped":"qcbz"}]}]},"receive":{"itemIds":"dblxList"}}

export const assignScans: CallDescriptor<AssignScansArgs, AssignScansAnswer> = {"id":"recognition.assignScans","method":"POST","path":"api/recognition/assign","body":"json","writes":true,"send":{"todoIds":"dbidList","personId":"userId"},"receive":{"failed":["failed",{"todoId":"dbid","petitionNo":"xfjbh"}]}}

export const holdScan: CallDescriptor<HoldScanArgs, HoldScanAnswer> = {"id":"recognition.holdScan","method":"POST","path":"api/recognition/hold","body":"json","writes":true,"send":{"itemId":"dblxid","held":"lqbz"}}

export const letterPage: CallDescriptor<LetterPageArgs, LetterPageAnswer> = {"id":"recognition.letterPage","method":"POST","path":"api/recognition/letterPage","body":"json","send":{"petitionNo":"xfjbh","number":"ym"},"receive":{"picture":"tp","count":"ys"}}

export const letterText: CallDescriptor<LetterTextArgs, LetterTextAnswer> = {"id":"recognition.letterText","method":"POST","path":"api/recognition/letter","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"state":"sbzt","progress":"sbjd","problem":"sbwt","pages":["yList",{"text":"wb","words":"cList"}],"found":["sbjg",{"field":"zd","value":"z","shown":"yw","page":"ym"}],"files":["fjList",{"name":"wjm"}]}}

export const markUnreadable: CallDescriptor<MarkUnreadableArgs, MarkUnreadableAnswer> = {"id":"recognition.markUnreadable","method":"POST","path":"api/recognition/markUnreadable","body":"json","writes":true,"send":{"itemId":"dblxid","reason":"sbwt"}}

export const merge: CallDescriptor<MergeArgs, MergeAnswer> = {"id":"recognition.merge","method":"POST","path":"api/recognition/merge","body":"json","writes":true,"send":{"itemId":"dblxid","otherIds":"bhbList"}}

export const pagePicture: CallDescriptor<PagePictureArgs, PagePictureAnswer> = {"id":"recognition.pagePicture","method":"POST","path":"api/recognition/pagePicture","body":"json","send":{"itemId":"dblxid","fileId":"fjid","page":"ym"},"receive":{"picture":"tp","blank":"kbbz"}}

export const pages: CallDescriptor<PagesArgs, PagesAnswer> = {"id":"recognition.pages","method":"POST","path":"api/recognition/pages","body":"json","send":{"itemId":"dblxid"},"receive":{"pages":["yList",{"fileId":"fjid","page":"ym","turned":"xzjd","dropped":"qcbz"}]}}

export const recognise: CallDescriptor<RecogniseArgs, RecogniseAnswer> = {"id":"recognition.recognise","method":"POST","path":"api/recognition/recognise","body":"json","writes":true,"send":{"itemId":"dblxid"}}

export const recognitionState: CallDescriptor<RecognitionStateArgs, RecognitionStateAnswer> = {"id":"recognition.recognitionState","method":"POST","path":"api/recognition/state","body":"json","background":true,"send":{"itemId":"dblxid"},"receive":{"state":"sbzt","progress":"sbjd","problem":"sbwt"}}

export const scan: CallDescriptor<ScanArgs, ScanAnswer> = {"id":"recognition.scan","method":"POST","path":"api/recognition/scan","body":"json","send":{"itemId":"dblxid"},"receive":{"state":"sbzt","progress":"sbjd","problem":"sbwt","pages":["yList",{"text":"wb","words":"cList"}],"found":["sbjg",{"field":"zd","value":"z","shown":"yw","page":"ym"}],"itemId":"dblxid","takenBy":"lqr","isOwn":"sfbr","barcode":"xjtm","batch":"smpc","scannedAt":"smsj","files":["fjList",{"name":"wjm"}]}}

export const scanBatches: CallDescriptor<ScanBatchesArgs, ScanBatchesAnswer> = {"id":"recognition.scanBatches","method":"POST","path":"api/recognition/batches","body":"json","receive":{"batch":"smpc","done":"ydj"}}

export const scanClerks: CallDescriptor<ScanClerksArgs, ScanClerksAnswer> = {"id":"recognition.scanClerks","method":"POST","path":"api/recognition/clerks","body":"json","receive":{"personId":"userId","taken":"lqs"}}

export const scanPage: CallDescriptor<ScanPageArgs, ScanPageAnswer> = {"id":"recognition.scanPage","method":"POST","path":"api/recognition/scanPage","body":"json","send":{"itemId":"dblxid","number":"ym"},"receive":{"picture":"tp","count":"ys"}}

export const scans: CallDescriptor<ScansArgs, ScansAnswer> = {"id":"recognition.scans","method":"POST","path":"api/recognition/scans","body":"json","receive":{"itemId":"dblxid","todoId":"dbid","barcode":"xjtm","batch":"smpc","scannedAt":"smsj","fileName":"wjm","fileCount":"fjs","pageCount":"ys","state":"sbzt","progress":"sbjd","takenBy":"lqr","isOwn":"sfbr"}}
