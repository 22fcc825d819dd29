// Made from ../actions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../actions'

export type AcceptArgs = CallArgs<typeof contract.accept>
export type AcceptAnswer = CallAnswer<typeof contract.accept>
export type AcceptOrdinaryArgs = CallArgs<typeof contract.acceptOrdinary>
export type AcceptOrdinaryAnswer = CallAnswer<typeof contract.acceptOrdinary>
export type AcceptReportArgs = CallArgs<typeof contract.acceptReport>
export type AcceptReportAnswer = CallAnswer<typeof contract.acceptReport>
export type AcceptSimpleArgs = CallArgs<typeof contract.acceptSimple>
export type AcceptSimpleAnswer = CallAnswer<typeof contract.acceptSimple>
export type AgreeReturnArgs = CallArgs<typeof contract.agreeReturn>
export type AgreeReturnAnswer = CallAnswer<typeof contract.agreeReturn>
export type AnswerCoHandlingArgs = CallArgs<typeof contract.answerCoHandling>
export type AnswerCoHandlingAnswer = CallAnswer<typeof contract.answerCoHandling>
export type ApplyTerminationArgs = CallArgs<typeof contract.applyTermination>
export type ApplyTerminationAnswer = CallAnswer<typeof contract.applyTermination>
export type ArchiveArgs = CallArgs<typeof contract.archive>
export type ArchiveAnswer = CallAnswer<typeof contract.archive>
export type AssignArgs = CallArgs<typeof contract.assign>
export type AssignAnswer = CallAnswer<typeof contract.assign>
export type CancelReturnArgs = CallArgs<typeof contract.cancelReturn>
export type CancelReturnAnswer = CallAnswer<typeof contract.cancelReturn>
export type CheckClosingArgs = CallArgs<typeof contract.checkClosing>
export type CheckClosingAnswer = CallAnswer<typeof contract.checkClosing>
export type CloseArgs = CallArgs<typeof contract.close>
export type CloseAnswer = CallAnswer<typeof contract.close>
export type CloseDirectlyArgs = CallArgs<typeof contract.closeDirectly>
export type CloseDirectlyAnswer = CallAnswer<typeof contract.closeDirectly>
export type CoHandleArgs = CallArgs<typeof contract.coHandle>
export type CoHandleAnswer = CallAnswer<typeof contract.coHandle>
export type CorrectArgs = CallArgs<typeof contract.correct>
export type CorrectAnswer = CallAnswer<typeof contract.correct>
export type DraftOpinionArgs = CallArgs<typeof contract.draftOpinion>
export type DraftOpinionAnswer = CallAnswer<typeof contract.draftOpinion>
export type EscalateArgs = CallArgs<typeof contract.escalate>
export type EscalateAnswer = CallAnswer<typeof contract.escalate>
export type EvaluateArgs = CallArgs<typeof contract.evaluate>
export type EvaluateAnswer = CallAnswer<typeof contract.evaluate>
export type ExtendArgs = CallArgs<typeof contract.extend>
export type ExtendAnswer = CallAnswer<typeof contract.extend>
export type FileArgs = CallArgs<typeof contract.file>
export type FileAnswer = CallAnswer<typeof contract.file>
export type FlagUrgentArgs = CallArgs<typeof contract.flagUrgent>
export type FlagUrgentAnswer = CallAnswer<typeof contract.flagUrgent>
export type ForwardDownArgs = CallArgs<typeof contract.forwardDown>
export type ForwardDownAnswer = CallAnswer<typeof contract.forwardDown>
export type HandleSelfArgs = CallArgs<typeof contract.handleSelf>
export type HandleSelfAnswer = CallAnswer<typeof contract.handleSelf>
export type InformExtensionArgs = CallArgs<typeof contract.informExtension>
export type InformExtensionAnswer = CallAnswer<typeof contract.informExtension>
export type InstructArgs = CallArgs<typeof contract.instruct>
export type InstructAnswer = CallAnswer<typeof contract.instruct>
export type LiftFlagArgs = CallArgs<typeof contract.liftFlag>
export type LiftFlagAnswer = CallAnswer<typeof contract.liftFlag>
export type MediateArgs = CallArgs<typeof contract.mediate>
export type MediateAnswer = CallAnswer<typeof contract.mediate>
export type MergeArgs = CallArgs<typeof contract.merge>
export type MergeAnswer = CallAnswer<typeof contract.merge>
export type NoFurtherArgs = CallArgs<typeof contract.noFurther>
export type NoFurtherAnswer = CallAnswer<typeof contract.noFurther>
export type NotAcceptArgs = CallArgs<typeof contract.notAccept>
export type NotAcceptAnswer = CallAnswer<typeof contract.notAccept>
export type PassReportBackArgs = CallArgs<typeof contract.passReportBack>
export type PassReportBackAnswer = CallAnswer<typeof contract.passReportBack>
export type ProposeSupervisionArgs = CallArgs<typeof contract.proposeSupervision>
export type ProposeSupervisionAnswer = CallAnswer<typeof contract.proposeSupervision>
export type RecallArgs = CallArgs<typeof contract.recall>
export type RecallAnswer = CallAnswer<typeof contract.recall>
export type RecordCallbackArgs = CallArgs<typeof contract.recordCallback>
export type RecordCallbackAnswer = CallAnswer<typeof contract.recordCallback>
export type RecordDeliveryArgs = CallArgs<typeof contract.recordDelivery>
export type RecordDeliveryAnswer = CallAnswer<typeof contract.recordDelivery>
export type RecordOriginalArgs = CallArgs<typeof contract.recordOriginal>
export type RecordOriginalAnswer = CallAnswer<typeof contract.recordOriginal>
export type RecordProgressArgs = CallArgs<typeof contract.recordProgress>
export type RecordProgressAnswer = CallAnswer<typeof contract.recordProgress>
export type RefuseReturnArgs = CallArgs<typeof contract.refuseReturn>
export type RefuseReturnAnswer = CallAnswer<typeof contract.refuseReturn>
export type RegisterReviewArgs = CallArgs<typeof contract.registerReview>
export type RegisterReviewAnswer = CallAnswer<typeof contract.registerReview>
export type ReopenArgs = CallArgs<typeof contract.reopen>
export type ReopenAnswer = CallAnswer<typeof contract.reopen>
export type ReplyArgs = CallArgs<typeof contract.reply>
export type ReplyAnswer = CallAnswer<typeof contract.reply>
export type ReplyUrgeArgs = CallArgs<typeof contract.replyUrge>
export type ReplyUrgeAnswer = CallAnswer<typeof contract.replyUrge>
export type ReportUpwardArgs = CallArgs<typeof contract.reportUpward>
export type ReportUpwardAnswer = CallAnswer<typeof contract.reportUpward>
export type RequestReturnArgs = CallArgs<typeof contract.requestReturn>
export type RequestReturnAnswer = CallAnswer<typeof contract.requestReturn>
export type RequestSupervisionArgs = CallArgs<typeof contract.requestSupervision>
export type RequestSupervisionAnswer = CallAnswer<typeof contract.requestSupervision>
export type ResumeArgs = CallArgs<typeof contract.resume>
export type ResumeAnswer = CallAnswer<typeof contract.resume>
export type RouteElsewhereArgs = CallArgs<typeof contract.routeElsewhere>
export type RouteElsewhereAnswer = CallAnswer<typeof contract.routeElsewhere>
export type SelectForCheckArgs = CallArgs<typeof contract.selectForCheck>
export type SelectForCheckAnswer = CallAnswer<typeof contract.selectForCheck>
export type SendReportBackArgs = CallArgs<typeof contract.sendReportBack>
export type SendReportBackAnswer = CallAnswer<typeof contract.sendReportBack>
export type SettleSuggestionArgs = CallArgs<typeof contract.settleSuggestion>
export type SettleSuggestionAnswer = CallAnswer<typeof contract.settleSuggestion>
export type SignForArgs = CallArgs<typeof contract.signFor>
export type SignForAnswer = CallAnswer<typeof contract.signFor>
export type StateNewFactsArgs = CallArgs<typeof contract.stateNewFacts>
export type StateNewFactsAnswer = CallAnswer<typeof contract.stateNewFacts>
export type SubmitCoordinationArgs = CallArgs<typeof contract.submitCoordination>
export type SubmitCoordinationAnswer = CallAnswer<typeof contract.submitCoordination>
export type SubmitCorrectionArgs = CallArgs<typeof contract.submitCorrection>
export type SubmitCorrectionAnswer = CallAnswer<typeof contract.submitCorrection>
export type SubmitReportArgs = CallArgs<typeof contract.submitReport>
export type SubmitReportAnswer = CallAnswer<typeof contract.submitReport>
export type SupplementDeliveryArgs = CallArgs<typeof contract.supplementDelivery>
export type SupplementDeliveryAnswer = CallAnswer<typeof contract.supplementDelivery>
export type SuspendArgs = CallArgs<typeof contract.suspend>
export type SuspendAnswer = CallAnswer<typeof contract.suspend>
export type TransferArgs = CallArgs<typeof contract.transfer>
export type TransferAnswer = CallAnswer<typeof contract.transfer>
export type UndoDirectClosingArgs = CallArgs<typeof contract.undoDirectClosing>
export type UndoDirectClosingAnswer = CallAnswer<typeof contract.undoDirectClosing>
export type UnmergeArgs = CallArgs<typeof contract.unmerge>
export type UnmergeAnswer = CallAnswer<typeof contract.unmerge>
export type UrgeArgs = CallArgs<typeof contract.urge>
export type UrgeAnswer = CallAnswer<typeof contract.urge>
export type VoidPetitionArgs = CallArgs<typeof contract.voidPetition>
export type VoidPetitionAnswer = CallAnswer<typeof contract.voidPetition>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>
export type WithdrawReportArgs = CallArgs<typeof contract.withdrawReport>
export type WithdrawReportAnswer = CallAnswer<typeof contract.withdrawReport>

export const accept: CallDescriptor<AcceptArgs, AcceptAnswer> = {"id":"actions.accept","method":"POST","path":"api/petitions/accept","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","issuedOn":"cjrq","text":"gzsnr","fileId":"fjid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const acceptOrdinary: CallDescriptor<AcceptOrdinaryArgs, AcceptOrdinaryAnswer> = {"id":"actions.acceptOrdinary","method":"POST","path":"api/petitions/acceptOrdinary","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","issuedOn":"cjrq","text":"gzsnr","fileId":"fjid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const acceptReport: CallDescriptor<AcceptReportArgs, AcceptReportAnswer> = {"id":"actions.acceptReport","method":"POST","path":"api/petitions/acceptReport","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","wasNoticed":"gzbz","wasDelivered":"sdbz","isFounded":"yjbz","isComplete":"hfbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const acceptSimple: CallDescriptor<AcceptSimpleArgs, AcceptSimpleAnswer> = {"id":"actions.acceptSimple","method":"POST","path":"api/petitions/acceptSimple","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","isFirst":"cxbz","isClear":"sshqbz","isUndisputed":"wzybz","isQuestion":"zxbz","isSuggestion":"jybz","isThanks":"gxbz","isUrgent":"jxbz","isPromised":"cnbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const agreeReturn: CallDescriptor<AgreeReturnArgs, AgreeReturnAnswer> = {"id":"actions.agreeReturn","method":"POST","path":"api/petitions/agreeReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","orgId":"dwid","text":"blyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const answerCoHandling: CallDescriptor<AnswerCoHandlingArgs, AnswerCoHandlingAnswer> = {"id":"actions.answerCoHandling","method":"POST","path":"api/petitions/answerCoHandling","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"xbyj","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const applyTermination: CallDescriptor<ApplyTerminationArgs, ApplyTerminationAnswer> = {"id":"actions.applyTermination","method":"POST","path":"api/petitions/applyTermination","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","facts":"zjss","reasons":"zjly","plan":"bwfa","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const archive: CallDescriptor<ArchiveArgs, ArchiveAnswer> = {"id":"actions.archive","method":"POST","path":"api/petitions/archive","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","archiveNo":"dah"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const assign: CallDescriptor<AssignArgs, AssignAnswer> = {"id":"actions.assign","method":"POST","path":"api/petitions/assign","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","legalClass":"flcl","route":"drtj","mode":"blfsdm","receivers":["dwList",{"isLead":"zbbz","accessList":"zxry"}],"reportBy":"bljzrq","text":"blyj","internalNote":"nbbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const cancelReturn: CallDescriptor<CancelReturnArgs, CancelReturnAnswer> = {"id":"actions.cancelReturn","method":"POST","path":"api/petitions/cancelReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const checkClosing: CallDescriptor<CheckClosingArgs, CheckClosingAnswer> = {"id":"actions.checkClosing","method":"POST","path":"api/petitions/checkClosing","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","procedure":"cxdf","substance":"stdf","delivery":"sddf","evaluation":"pjdf","result":"hcjl","findings":"hcwt"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const close: CallDescriptor<CloseArgs, CloseAnswer> = {"id":"actions.close","method":"POST","path":"api/petitions/close","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","closeType":"bjlx","fourOutcomes":"sdw"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const closeDirectly: CallDescriptor<CloseDirectlyArgs, CloseDirectlyAnswer> = {"id":"actions.closeDirectly","method":"POST","path":"api/petitions/closeDirectly","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","closeType":"bjlx","reason":"blfsdm","reply":"hfgznr","deliveryMode":"sdfs","deliveredOn":"sdrq","competent":"yggz","mainNo":"zjbh","fileIds":"fjList","text":"blyj","boxNo":"hh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const coHandle: CallDescriptor<CoHandleArgs, CoHandleAnswer> = {"id":"actions.coHandle","method":"POST","path":"api/petitions/coHandle","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","orgIds":"dwList","text":"xbsx","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const correct: CallDescriptor<CorrectArgs, CorrectAnswer> = {"id":"actions.correct","method":"POST","path":"api/petitions/correct","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","channel":"xfxsdm","petitionDate":"xfrq","sourceType":"xflydm","sourceOrgId":"lydw","sourceNo":"lyh","barcode":"xjtm","entryMode":"lrfs","anonymous":"nmbz","title":"bt","summary":"nrzy","originalText":"tsnr","request":"tsqq","purpose":"xfmddm","legalClass":"flcl","category":"nrfldm","secondaryCategories":"cynrfl","hotTopics":"rdwt","cause":"xfyydm","placeRegion":"wtsddm","placeLevel":"wtsdzsjb","accusedOrgId":"bfydw","subsystem":"ssxt","industry":"hyfl","amountInvolved":"sjje","eventDate":"sjrq","eventPlace":"sjdd","personCount":"xfrs","involvedCount":"sjrs","actualVisitors":"sjlfrs","representativeCount":"dbrs","copies":"fs","jointLetter":"lmbz","signerCount":"lmrs","flags":"bzList","fileIds":"fjList","extra":"kzzd","persons":["xfrList",{"role":"rylx","name":"xm","certType":"zjlxdm","idCard":"zjhm","gender":"xb","birthDate":"csrq","ethnicity":"mz","mobile":"sjh","phone":"gddh","addressRegion":"zzdm","address":"zz","domicileRegion":"hkszd","postcode":"yzbm","email":"dzyj","occupation":"zy","crowdGroup":"rqlb","workUnit":"gzdw","duty":"zw","macao":"sabz","foreign":"swbz","hongKong":"sgbz","taiwan":"stbz","overseasChinese":"sqbz","partyMember":"dybz"}],"confirmed":"qrList","decisions":["pcList",{"petitionNo":"xfjbh","decision":"pdjg"}],"inspection":["xsxx",{"team":"xszmc","dueOn":"yqbjrq","accessList":"zxryList"}],"reception":["jfxx",{"leaderId":"jfld","form":"jfxs","place":"jfdd","day":"jfrq","instruction":"psnr","orgId":"dwid","dueOn":"bljzrq"}],"form":"djbd","reason":"gzyy","withdrawnFileIds":"chfjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const draftOpinion: CallDescriptor<DraftOpinionArgs, DraftOpinionAnswer> = {"id":"actions.draftOpinion","method":"POST","path":"api/petitions/draftOpinion","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","facts":"ss","opinion":"clyj","basis":"flyj","answers":["sqhf",{"no":"xh"}],"conclusion":"jllx","investigators":"dcr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const escalate: CallDescriptor<EscalateArgs, EscalateAnswer> = {"id":"actions.escalate","method":"POST","path":"api/petitions/escalate","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","summary":"cbzy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const evaluate: CallDescriptor<EvaluateArgs, EvaluateAnswer> = {"id":"actions.evaluate","method":"POST","path":"api/petitions/evaluate","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","side":"pjdx","value":"myd","reasons":"bmyyy","text":"pjnr","channel":"pjqd"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const extend: CallDescriptor<ExtendArgs, ExtendAnswer> = {"id":"actions.extend","method":"POST","path":"api/petitions/extend","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","days":"ycts","reason":"yqly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const file: CallDescriptor<FileArgs, FileAnswer> = {"id":"actions.file","method":"POST","path":"api/petitions/file","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"blfsdm","text":"blyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const flagUrgent: CallDescriptor<FlagUrgentArgs, FlagUrgentAnswer> = {"id":"actions.flagUrgent","method":"POST","path":"api/petitions/flagUrgent","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"bjlx","text":"bjnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const forwardDown: CallDescriptor<ForwardDownArgs, ForwardDownAnswer> = {"id":"actions.forwardDown","method":"POST","path":"api/petitions/forwardDown","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","mode":"blfsdm","orgId":"dwid","reportBy":"bljzrq","text":"blyj","internalNote":"nbbz","accessList":"zxry"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const handleSelf: CallDescriptor<HandleSelfArgs, HandleSelfAnswer> = {"id":"actions.handleSelf","method":"POST","path":"api/petitions/handleSelf","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","issuedOn":"cjrq","text":"gzsnr","fileId":"fjid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const informExtension: CallDescriptor<InformExtensionArgs, InformExtensionAnswer> = {"id":"actions.informExtension","method":"POST","path":"api/petitions/informExtension","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","informedOn":"gzrq","mode":"sdfs"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const instruct: CallDescriptor<InstructArgs, InstructAnswer> = {"id":"actions.instruct","method":"POST","path":"api/petitions/instruct","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"psnr","orgId":"dwid","dueOn":"bljzrq","supervises":"dbbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const liftFlag: CallDescriptor<LiftFlagArgs, LiftFlagAnswer> = {"id":"actions.liftFlag","method":"POST","path":"api/petitions/liftFlag","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"bjlx","reason":"jcly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const mediate: CallDescriptor<MediateArgs, MediateAnswer> = {"id":"actions.mediate","method":"POST","path":"api/petitions/mediate","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"wslx","documentNo":"wh","fileId":"fjid","petitionerSide":"xyjf","otherSide":"xyyf","signedOn":"qdrq","text":"xynr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const merge: CallDescriptor<MergeArgs, MergeAnswer> = {"id":"actions.merge","method":"POST","path":"api/petitions/merge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","mainNo":"zjbh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const noFurther: CallDescriptor<NoFurtherArgs, NoFurtherAnswer> = {"id":"actions.noFurther","method":"POST","path":"api/petitions/noFurther","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","reason":"blfsdm","competent":"yggz","text":"gzsnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const notAccept: CallDescriptor<NotAcceptArgs, NotAcceptAnswer> = {"id":"actions.notAccept","method":"POST","path":"api/petitions/notAccept","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","reason":"blfsdm","competent":"yggz","text":"gzsnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const passReportBack: CallDescriptor<PassReportBackArgs, PassReportBackAnswer> = {"id":"actions.passReportBack","method":"POST","path":"api/petitions/passReportBack","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"thyydm","text":"thsm","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const proposeSupervision: CallDescriptor<ProposeSupervisionArgs, ProposeSupervisionAnswer> = {"id":"actions.proposeSupervision","method":"POST","path":"api/petitions/proposeSupervision","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"dbly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recall: CallDescriptor<RecallArgs, RecallAnswer> = {"id":"actions.recall","method":"POST","path":"api/petitions/recall","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"chyy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordCallback: CallDescriptor<RecordCallbackArgs, RecordCallbackAnswer> = {"id":"actions.recordCallback","method":"POST","path":"api/petitions/recordCallback","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","calledOn":"hfrq","way":"hffs","value":"myd","note":"hfqk"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordDelivery: CallDescriptor<RecordDeliveryArgs, RecordDeliveryAnswer> = {"id":"actions.recordDelivery","method":"POST","path":"api/petitions/recordDelivery","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordOriginal: CallDescriptor<RecordOriginalArgs, RecordOriginalAnswer> = {"id":"actions.recordOriginal","method":"POST","path":"api/petitions/recordOriginal","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"yjlx","orgId":"dwid","documentNo":"wh","issuedOn":"cjrq","conclusion":"fcjl","facts":"ss","opinion":"clyj","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"fileIds":"fjidList","unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordProgress: CallDescriptor<RecordProgressArgs, RecordProgressAnswer> = {"id":"actions.recordProgress","method":"POST","path":"api/petitions/recordProgress","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"gclx","text":"gcjl"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const refuseReturn: CallDescriptor<RefuseReturnArgs, RefuseReturnAnswer> = {"id":"actions.refuseReturn","method":"POST","path":"api/petitions/refuseReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"btyyy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const registerReview: CallDescriptor<RegisterReviewArgs, RegisterReviewAnswer> = {"id":"actions.registerReview","method":"POST","path":"api/petitions/registerReview","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"fclx","applicants":"sqrList","agentName":"dlr","receivedOn":"sqrq","way":"sqfs","grounds":"sqly","requests":"sqqq","lateReason":"yqly","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const reopen: CallDescriptor<ReopenArgs, ReopenAnswer> = {"id":"actions.reopen","method":"POST","path":"api/petitions/reopen","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","ground":"cbyj","reason":"cbly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const reply: CallDescriptor<ReplyArgs, ReplyAnswer> = {"id":"actions.reply","method":"POST","path":"api/petitions/reply","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reply":"hfgznr","deliveryMode":"sdfs","deliveredOn":"sdrq","documentNo":"wh","simple":["jybl",{"isFirst":"cxbz","isClear":"sshqbz","isUndisputed":"wzybz","isQuestion":"zxbz","isSuggestion":"jybz","isThanks":"gxbz","isUrgent":"jxbz","isPromised":"cnbz"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const replyUrge: CallDescriptor<ReplyUrgeArgs, ReplyUrgeAnswer> = {"id":"actions.replyUrge","method":"POST","path":"api/petitions/replyUrge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reply":"hfnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const reportUpward: CallDescriptor<ReportUpwardArgs, ReportUpwardAnswer> = {"id":"actions.reportUpward","method":"POST","path":"api/petitions/reportUpward","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","opinion":"shyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const requestReturn: CallDescriptor<RequestReturnArgs, RequestReturnAnswer> = {"id":"actions.requestReturn","method":"POST","path":"api/petitions/requestReturn","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"thyy","suggestedUnit":"jydw"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const requestSupervision: CallDescriptor<RequestSupervisionArgs, RequestSupervisionAnswer> = {"id":"actions.requestSupervision","method":"POST","path":"api/petitions/requestSupervision","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","situation":"dbqx","text":"dbly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const resume: CallDescriptor<ResumeArgs, ResumeAnswer> = {"id":"actions.resume","method":"POST","path":"api/petitions/resume","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"hfsm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const routeElsewhere: CallDescriptor<RouteElsewhereArgs, RouteElsewhereAnswer> = {"id":"actions.routeElsewhere","method":"POST","path":"api/petitions/routeElsewhere","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","route":"drtj","guidance":"ydsm","isOwn":"bjgbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const selectForCheck: CallDescriptor<SelectForCheckArgs, SelectForCheckAnswer> = {"id":"actions.selectForCheck","method":"POST","path":"api/petitions/selectForCheck","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const sendReportBack: CallDescriptor<SendReportBackArgs, SendReportBackAnswer> = {"id":"actions.sendReportBack","method":"POST","path":"api/petitions/sendReportBack","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"thyydm","text":"thsm","dueOn":"bljzrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const settleSuggestion: CallDescriptor<SettleSuggestionArgs, SettleSuggestionAnswer> = {"id":"actions.settleSuggestion","method":"POST","path":"api/petitions/settleSuggestion","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","decision":"cljg","text":"clyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const signFor: CallDescriptor<SignForArgs, SignForAnswer> = {"id":"actions.signFor","method":"POST","path":"api/petitions/signFor","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const stateNewFacts: CallDescriptor<StateNewFactsArgs, StateNewFactsAnswer> = {"id":"actions.stateNewFacts","method":"POST","path":"api/petitions/stateNewFacts","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"xssly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submitCoordination: CallDescriptor<SubmitCoordinationArgs, SubmitCoordinationAnswer> = {"id":"actions.submitCoordination","method":"POST","path":"api/petitions/submitCoordination","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"zysm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submitCorrection: CallDescriptor<SubmitCorrectionArgs, SubmitCorrectionAnswer> = {"id":"actions.submitCorrection","method":"POST","path":"api/petitions/submitCorrection","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","proof":"zgqk","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submitReport: CallDescriptor<SubmitReportArgs, SubmitReportAnswer> = {"id":"actions.submitReport","method":"POST","path":"api/petitions/submitReport","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","facts":"ss","measures":"blqk","outcome":"bljg","attitude":"xfryj","fourOutcomes":"sdw"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const supplementDelivery: CallDescriptor<SupplementDeliveryArgs, SupplementDeliveryAnswer> = {"id":"actions.supplementDelivery","method":"POST","path":"api/petitions/supplementDelivery","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","fileId":"fjid","persons":"xhList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const suspend: CallDescriptor<SuspendArgs, SuspendAnswer> = {"id":"actions.suspend","method":"POST","path":"api/petitions/suspend","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"ztsy","text":"ztsm","until":"yjhfrq","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const transfer: CallDescriptor<TransferArgs, TransferAnswer> = {"id":"actions.transfer","method":"POST","path":"api/petitions/transfer","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","legalClass":"flcl","route":"drtj","mode":"blfsdm","receivers":["dwList",{"isLead":"zbbz","accessList":"zxry"}],"text":"blyj","internalNote":"nbbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const undoDirectClosing: CallDescriptor<UndoDirectClosingArgs, UndoDirectClosingAnswer> = {"id":"actions.undoDirectClosing","method":"POST","path":"api/petitions/undoDirectClosing","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"cxly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const unmerge: CallDescriptor<UnmergeArgs, UnmergeAnswer> = {"id":"actions.unmerge","method":"POST","path":"api/petitions/unmerge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"cxly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const urge: CallDescriptor<UrgeArgs, UrgeAnswer> = {"id":"actions.urge","method":"POST","path":"api/petitions/urge","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","text":"cbnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const voidPetition: CallDescriptor<VoidPetitionArgs, VoidPetitionAnswer> = {"id":"actions.voidPetition","method":"POST","path":"api/petitions/voidPetition","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","reason":"zfyy"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"actions.withdraw","method":"POST","path":"api/petitions/withdraw","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","fileIds":"fjList","persons":"chrList","text":"chsm"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdrawReport: CallDescriptor<WithdrawReportArgs, WithdrawReportAnswer> = {"id":"actions.withdrawReport","method":"POST","path":"api/petitions/withdrawReport","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
