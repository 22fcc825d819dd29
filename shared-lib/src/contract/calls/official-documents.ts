// Made from ../official-documents.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../official-documents'

export type ApproveArgs = CallArgs<typeof contract.approve>
export type ApproveAnswer = CallAnswer<typeof contract.approve>
export type CancelArgs = CallArgs<typeof contract.cancel>
export type CancelAnswer = CallAnswer<typeof contract.cancel>
export type CorrectArgs = CallArgs<typeof contract.correct>
export type CorrectAnswer = CallAnswer<typeof contract.correct>
export type DraftArgs = CallArgs<typeof contract.draft>
export type DraftAnswer = CallAnswer<typeof contract.draft>
export type DraftOfCaseArgs = CallArgs<typeof contract.draftOfCase>
export type DraftOfCaseAnswer = CallAnswer<typeof contract.draftOfCase>
export type EditArgs = CallArgs<typeof contract.edit>
export type EditAnswer = CallAnswer<typeof contract.edit>
export type FinishArgs = CallArgs<typeof contract.finish>
export type FinishAnswer = CallAnswer<typeof contract.finish>
export type NumberArgs = CallArgs<typeof contract.number>
export type NumberAnswer = CallAnswer<typeof contract.number>
export type OfficialButtonsArgs = CallArgs<typeof contract.officialButtons>
export type OfficialButtonsAnswer = CallAnswer<typeof contract.officialButtons>
export type OfficialDocumentArgs = CallArgs<typeof contract.officialDocument>
export type OfficialDocumentAnswer = CallAnswer<typeof contract.officialDocument>
export type OfficialDocumentsArgs = CallArgs<typeof contract.officialDocuments>
export type OfficialDocumentsAnswer = CallAnswer<typeof contract.officialDocuments>
export type OfficialDocumentsOfArgs = CallArgs<typeof contract.officialDocumentsOf>
export type OfficialDocumentsOfAnswer = CallAnswer<typeof contract.officialDocumentsOf>
export type RegisterSheetArgs = CallArgs<typeof contract.registerSheet>
export type RegisterSheetAnswer = CallAnswer<typeof contract.registerSheet>
export type RemoveArgs = CallArgs<typeof contract.remove>
export type RemoveAnswer = CallAnswer<typeof contract.remove>
export type SendBackArgs = CallArgs<typeof contract.sendBack>
export type SendBackAnswer = CallAnswer<typeof contract.sendBack>
export type SubmitArgs = CallArgs<typeof contract.submit>
export type SubmitAnswer = CallAnswer<typeof contract.submit>
export type ConcludeArgs = CallArgs<typeof contract.conclude>
export type ConcludeAnswer = CallAnswer<typeof contract.conclude>
export type DeliveryOfArgs = CallArgs<typeof contract.deliveryOf>
export type DeliveryOfAnswer = CallAnswer<typeof contract.deliveryOf>
export type RecallArgs = CallArgs<typeof contract.recall>
export type RecallAnswer = CallAnswer<typeof contract.recall>
export type ReceiversOfArgs = CallArgs<typeof contract.receiversOf>
export type ReceiversOfAnswer = CallAnswer<typeof contract.receiversOf>
export type RecordReceiptArgs = CallArgs<typeof contract.recordReceipt>
export type RecordReceiptAnswer = CallAnswer<typeof contract.recordReceipt>
export type RedeliverArgs = CallArgs<typeof contract.redeliver>
export type RedeliverAnswer = CallAnswer<typeof contract.redeliver>
export type SendArgs = CallArgs<typeof contract.send>
export type SendAnswer = CallAnswer<typeof contract.send>
export type SignArgs = CallArgs<typeof contract.sign>
export type SignAnswer = CallAnswer<typeof contract.sign>
export type UrgeArgs = CallArgs<typeof contract.urge>
export type UrgeAnswer = CallAnswer<typeof contract.urge>
export type HandleArgs = CallArgs<typeof contract.handle>
export type HandleAnswer = CallAnswer<typeof contract.handle>
export type InstructArgs = CallArgs<typeof contract.instruct>
export type InstructAnswer = CallAnswer<typeof contract.instruct>
export type LinkArgs = CallArgs<typeof contract.link>
export type LinkAnswer = CallAnswer<typeof contract.link>
export type ProposeArgs = CallArgs<typeof contract.propose>
export type ProposeAnswer = CallAnswer<typeof contract.propose>
export type ReceiveArgs = CallArgs<typeof contract.receive>
export type ReceiveAnswer = CallAnswer<typeof contract.receive>
export type EndSealArgs = CallArgs<typeof contract.endSeal>
export type EndSealAnswer = CallAnswer<typeof contract.endSeal>
export type KeepSealArgs = CallArgs<typeof contract.keepSeal>
export type KeepSealAnswer = CallAnswer<typeof contract.keepSeal>
export type OrgSealsArgs = CallArgs<typeof contract.orgSeals>
export type OrgSealsAnswer = CallAnswer<typeof contract.orgSeals>
export type PrepareSealArgs = CallArgs<typeof contract.prepareSeal>
export type PrepareSealAnswer = CallAnswer<typeof contract.prepareSeal>
export type SealArgs = CallArgs<typeof contract.seal>
export type SealAnswer = CallAnswer<typeof contract.seal>
export type VerifySealArgs = CallArgs<typeof contract.verifySeal>
export type VerifySealAnswer = CallAnswer<typeof contract.verifySeal>

export const approve: CallDescriptor<ApproveArgs, ApproveAnswer> = {"id":"officialDocuments.approve","method":"POST","path":"api/officialDocuments/approve","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const cancel: CallDescriptor<CancelArgs, CancelAnswer> = {"id":"officialDocuments.cancel","method":"POST","path":"api/officialDocuments/cancel","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const correct: CallDescriptor<CorrectArgs, CorrectAnswer> = {"id":"officialDocuments.correct","method":"POST","path":"api/officialDocuments/correct","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const draft: CallDescriptor<DraftArgs, DraftAnswer> = {"id":"officialDocuments.draft","method":"POST","path":"api/officialDocuments/draft","body":"json","writes":true,"send":{"kind":"gwzl","urgency":"jjcd","title":"bt","body":"zw","receivers":["jsdwList",{"orgId":"dwid","name":"dwmc","copied":"csbz"}],"attachmentIds":"fjList","petitionNo":"xfjbh"},"receive":{"id":"gwid","state":"gwzt"}}

export const draftOfCase: CallDescriptor<DraftOfCaseArgs, DraftOfCaseAnswer> = {"id":"officialDocuments.draftOfCase","method":"POST","path":"api/officialDocuments/draftOf","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"title":"bt","body":"zw"}}

export const edit: CallDescriptor<EditArgs, EditAnswer> = {"id":"officialDocuments.edit","method":"POST","path":"api/officialDocuments/edit","body":"json","writes":true,"send":{"id":"gwid","kind":"gwzl","urgency":"jjcd","title":"bt","body":"zw","receivers":["jsdwList",{"orgId":"dwid","name":"dwmc","copied":"csbz"}],"attachmentIds":"fjList"},"receive":{"id":"gwid","state":"gwzt"}}

export const finish: CallDescriptor<FinishArgs, FinishAnswer> = {"id":"officialDocuments.finish","method":"POST","path":"api/officialDocuments/finish","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const number: CallDescriptor<NumberArgs, NumberAnswer> = {"id":"officialDocuments.number","method":"POST","path":"api/officialDocuments/number","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const officialButtons: CallDescriptor<OfficialButtonsArgs, OfficialButtonsAnswer> = {"id":"officialDocuments.officialButtons","method":"POST","path":"api/officialDocuments/buttons","body":"json","send":{"id":"gwid"}}

export const officialDocument: CallDescriptor<OfficialDocumentArgs, OfficialDocumentAnswer> = {"id":"officialDocuments.officialDocument","method":"POST","path":"api/officialDocuments/read","body":"json","send":{"id":"gwid"},"receive":{"id":"gwid","incoming":"swbz","documentNo":"wh","kind":"gwzl","urgency":"jjcd","title":"bt","sender":"fwdw","receivers":"zsdw","petitionNo":"xfjbh","onBehalf":"wtr","state":"gwzt","at":"rq","signed":"yqss","total":"jsdws","body":"zw","drafter":"ngr","department":"ngbm","isSender":"fwbz","receivedOn":"swrq","paper":"gwwj","pdf":"gwpdf","attachments":"fjList","sealedBy":"yyr","sealedAt":"yysj","sealName":"yzmc","sealKey":"yzmy","digest":"zy","pdfDigest":"pdfzy","template":"bsmb","replacesId":"gzgwid","replacedById":"bgzgwid","receiverList":["jsdwList",{"seq":"xh","orgId":"dwid","name":"dwmc","copied":"csbz","state":"jszt","inPortal":"xtnbz","signedAt":"qssj","signer":"qsr","isLate":"csyqbz","urgedAt":"cbsj","deliveredAt":"tdsj","failure":"tdsbyy"}],"entries":["jlList",{"person":"czr","onBehalfOf":"wtr","action":"cz","text":"yj"}]}}

export const officialDocuments: CallDescriptor<OfficialDocumentsArgs, OfficialDocumentsAnswer> = {"id":"officialDocuments.officialDocuments","method":"POST","path":"api/officialDocuments/list","body":"json","send":{"tab":"bqy","year":"nd","kind":"gwzl","urgency":"jjcd","state":"gwzt"},"receive":{"list":["list",{"id":"gwid","incoming":"swbz","documentNo":"wh","kind":"gwzl","urgency":"jjcd","title":"bt","sender":"fwdw","receivers":"zsdw","petitionNo":"xfjbh","onBehalf":"wtr","state":"gwzt","at":"rq","signed":"yqss","total":"jsdws"}]}}

export const officialDocumentsOf: CallDescriptor<OfficialDocumentsOfArgs, OfficialDocumentsOfAnswer> = {"id":"officialDocuments.officialDocumentsOf","method":"POST","path":"api/officialDocuments/of","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"id":"gwid","incoming":"swbz","documentNo":"wh","kind":"gwzl","urgency":"jjcd","title":"bt","sender":"fwdw","receivers":"zsdw","petitionNo":"xfjbh","onBehalf":"wtr","state":"gwzt","at":"rq","signed":"yqss","total":"jsdws"}}

export const registerSheet: CallDescriptor<RegisterSheetArgs, RegisterSheetAnswer> = {"id":"officialDocuments.registerSheet","method":"POST","path":"api/officialDocuments/sheet","body":"json","slow":true,"send":{"tab":"bqy","year":"nd","kind":"gwzl","urgency":"jjcd","state":"gwzt"},"receive":{"name":"wjm","content":"nr"}}

export const remove: CallDescriptor<RemoveArgs, RemoveAnswer> = {"id":"officialDocuments.remove","method":"POST","path":"api/officialDocuments/remove","body":"json","writes":true,"send":{"id":"gwid"}}

export const sendBack: CallDescriptor<SendBackArgs, SendBackAnswer> = {"id":"officialDocuments.sendBack","method":"POST","path":"api/officialDocuments/sendBack","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const submit: CallDescriptor<SubmitArgs, SubmitAnswer> = {"id":"officialDocuments.submit","method":"POST","path":"api/officialDocuments/submit","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const conclude: CallDescriptor<ConcludeArgs, ConcludeAnswer> = {"id":"officialDocuments.conclude","method":"POST","path":"api/officialDocuments/conclude","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const deliveryOf: CallDescriptor<DeliveryOfArgs, DeliveryOfAnswer> = {"id":"officialDocuments.deliveryOf","method":"POST","path":"api/officialDocuments/delivery","body":"json","send":{"id":"gwid"},"receive":{"total":"zs","delivered":"yts","failed":"sbs","isRunning":"tdzbz"}}

export const recall: CallDescriptor<RecallArgs, RecallAnswer> = {"id":"officialDocuments.recall","method":"POST","path":"api/officialDocuments/recall","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const receiversOf: CallDescriptor<ReceiversOfArgs, ReceiversOfAnswer> = {"id":"officialDocuments.receiversOf","method":"POST","path":"api/officialDocuments/receivers","body":"json","send":{"id":"gwid","filter":"qszt"},"receive":{"list":["list",{"seq":"xh","orgId":"dwid","name":"dwmc","copied":"csbz","state":"jszt","inPortal":"xtnbz","signedAt":"qssj","signer":"qsr","isLate":"csyqbz","urgedAt":"cbsj","deliveredAt":"tdsj","failure":"tdsbyy"}],"counts":["sl",{"all":"qb","waiting":"dqs","signed":"yqs","done":"ybj","late":"csyq","failed":"tdsb"}]}}

export const recordReceipt: CallDescriptor<RecordReceiptArgs, RecordReceiptAnswer> = {"id":"officialDocuments.recordReceipt","method":"POST","path":"api/officialDocuments/recordReceipt","body":"json","writes":true,"send":{"id":"gwid","seq":"xh","signer":"qsr","signedOn":"qsrq"},"receive":{"id":"gwid","state":"gwzt"}}

export const redeliver: CallDescriptor<RedeliverArgs, RedeliverAnswer> = {"id":"officialDocuments.redeliver","method":"POST","path":"api/officialDocuments/redeliver","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const send: CallDescriptor<SendArgs, SendAnswer> = {"id":"officialDocuments.send","method":"POST","path":"api/officialDocuments/send","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const sign: CallDescriptor<SignArgs, SignAnswer> = {"id":"officialDocuments.sign","method":"POST","path":"api/officialDocuments/sign","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const urge: CallDescriptor<UrgeArgs, UrgeAnswer> = {"id":"officialDocuments.urge","method":"POST","path":"api/officialDocuments/urge","body":"json","writes":true,"send":{"id":"gwid"},"receive":{"id":"gwid","state":"gwzt"}}

export const handle: CallDescriptor<HandleArgs, HandleAnswer> = {"id":"officialDocuments.handle","method":"POST","path":"api/officialDocuments/handle","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const instruct: CallDescriptor<InstructArgs, InstructAnswer> = {"id":"officialDocuments.instruct","method":"POST","path":"api/officialDocuments/instruct","body":"json","writes":true,"send":{"id":"gwid","words":"yj","handlerId":"cbr"},"receive":{"id":"gwid","state":"gwzt"}}

export const link: CallDescriptor<LinkArgs, LinkAnswer> = {"id":"officialDocuments.link","method":"POST","path":"api/officialDocuments/link","body":"json","writes":true,"send":{"id":"gwid","aboutNo":"glxfjbh"},"receive":{"id":"gwid","state":"gwzt"}}

export const propose: CallDescriptor<ProposeArgs, ProposeAnswer> = {"id":"officialDocuments.propose","method":"POST","path":"api/officialDocuments/propose","body":"json","writes":true,"send":{"id":"gwid","words":"yj"},"receive":{"id":"gwid","state":"gwzt"}}

export const receive: CallDescriptor<ReceiveArgs, ReceiveAnswer> = {"id":"officialDocuments.receive","method":"POST","path":"api/officialDocuments/receive","body":"json","writes":true,"send":{"kind":"gwzl","urgency":"jjcd","title":"bt","senderName":"lwdw","senderNo":"lwh","receivedOn":"swrq","summary":"nrzy","attachmentIds":"fjList"},"receive":{"id":"gwid","state":"gwzt"}}

export const endSeal: CallDescriptor<EndSealArgs, EndSealAnswer> = {"id":"officialDocuments.endSeal","method":"POST","path":"api/officialDocuments/endSeal","body":"json","writes":true,"send":{"sealId":"yzid"}}

export const keepSeal: CallDescriptor<KeepSealArgs, KeepSealAnswer> = {"id":"officialDocuments.keepSeal","method":"POST","path":"api/officialDocuments/keepSeal","body":"json","writes":true,"send":{"name":"yzmc","holderId":"bgr","pictureId":"yztp","keyPicture":"myztp","certificate":"yzzs","validFrom":"yxqs","validUntil":"yxqz"}}

export const orgSeals: CallDescriptor<OrgSealsArgs, OrgSealsAnswer> = {"id":"officialDocuments.orgSeals","method":"POST","path":"api/officialDocuments/seals","body":"form","receive":{"id":"yzid","name":"yzmc","holder":"bgr","isOwn":"brbz","picture":"yztp","validFrom":"yxqs","validUntil":"yxqz","inUse":"qybz","keyOwner":"yzmy","keySerialNo":"zsxlh","uses":"yycs"}}

export const prepareSeal: CallDescriptor<PrepareSealArgs, PrepareSealAnswer> = {"id":"officialDocuments.prepareSeal","method":"POST","path":"api/officialDocuments/prepareSeal","body":"json","slow":true,"send":{"id":"gwid","sealId":"yzid"},"receive":{"text":"Message","madeAt":"zzsj"}}

export const seal: CallDescriptor<SealArgs, SealAnswer> = {"id":"officialDocuments.seal","method":"POST","path":"api/officialDocuments/seal","body":"json","writes":true,"send":{"id":"gwid","sealId":"yzid","madeAt":"zzsj","signature":"SignData"},"receive":{"id":"gwid","state":"gwzt"}}

export const verifySeal: CallDescriptor<VerifySealArgs, VerifySealAnswer> = {"id":"officialDocuments.verifySeal","method":"POST","path":"api/officialDocuments/verifySeal","body":"json","send":{"id":"gwid","copyId":"wjid"},"receive":{"matches":"yzbz","digest":"zy","found":"wjzy","key":["yzmy",{"owner":"cyr","serialNo":"zsxlh","signedAt":"qmsj","problem":"wtgyy"}]}}
