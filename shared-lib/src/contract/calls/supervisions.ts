// Made from ../supervisions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../supervisions'

export type AcceptFeedbackArgs = CallArgs<typeof contract.acceptFeedback>
export type AcceptFeedbackAnswer = CallAnswer<typeof contract.acceptFeedback>
export type AddresseeButtonsArgs = CallArgs<typeof contract.addresseeButtons>
export type AddresseeButtonsAnswer = CallAnswer<typeof contract.addresseeButtons>
export type AgainArgs = CallArgs<typeof contract.again>
export type AgainAnswer = CallAnswer<typeof contract.again>
export type AgreeReturnArgs = CallArgs<typeof contract.agreeReturn>
export type AgreeReturnAnswer = CallAnswer<typeof contract.agreeReturn>
export type AskExtensionArgs = CallArgs<typeof contract.askExtension>
export type AskExtensionAnswer = CallAnswer<typeof contract.askExtension>
export type AskReturnArgs = CallArgs<typeof contract.askReturn>
export type AskReturnAnswer = CallAnswer<typeof contract.askReturn>
export type CloseArgs = CallArgs<typeof contract.close>
export type CloseAnswer = CallAnswer<typeof contract.close>
export type DraftArgs = CallArgs<typeof contract.draft>
export type DraftAnswer = CallAnswer<typeof contract.draft>
export type ExtendArgs = CallArgs<typeof contract.extend>
export type ExtendAnswer = CallAnswer<typeof contract.extend>
export type FeedBackArgs = CallArgs<typeof contract.feedBack>
export type FeedBackAnswer = CallAnswer<typeof contract.feedBack>
export type LetterArgs = CallArgs<typeof contract.letter>
export type LetterAnswer = CallAnswer<typeof contract.letter>
export type OriginArgs = CallArgs<typeof contract.origin>
export type OriginAnswer = CallAnswer<typeof contract.origin>
export type RefuseExtensionArgs = CallArgs<typeof contract.refuseExtension>
export type RefuseExtensionAnswer = CallAnswer<typeof contract.refuseExtension>
export type RefuseReturnArgs = CallArgs<typeof contract.refuseReturn>
export type RefuseReturnAnswer = CallAnswer<typeof contract.refuseReturn>
export type ReplyUrgeArgs = CallArgs<typeof contract.replyUrge>
export type ReplyUrgeAnswer = CallAnswer<typeof contract.replyUrge>
export type SendBackArgs = CallArgs<typeof contract.sendBack>
export type SendBackAnswer = CallAnswer<typeof contract.sendBack>
export type SignArgs = CallArgs<typeof contract.sign>
export type SignAnswer = CallAnswer<typeof contract.sign>
export type SubmitArgs = CallArgs<typeof contract.submit>
export type SubmitAnswer = CallAnswer<typeof contract.submit>
export type SupervisionArgs = CallArgs<typeof contract.supervision>
export type SupervisionAnswer = CallAnswer<typeof contract.supervision>
export type SupervisionButtonsArgs = CallArgs<typeof contract.supervisionButtons>
export type SupervisionButtonsAnswer = CallAnswer<typeof contract.supervisionButtons>
export type SupervisionsArgs = CallArgs<typeof contract.supervisions>
export type SupervisionsAnswer = CallAnswer<typeof contract.supervisions>
export type SupervisionsOfArgs = CallArgs<typeof contract.supervisionsOf>
export type SupervisionsOfAnswer = CallAnswer<typeof contract.supervisionsOf>
export type UrgeArgs = CallArgs<typeof contract.urge>
export type UrgeAnswer = CallAnswer<typeof contract.urge>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>

export const acceptFeedback: CallDescriptor<AcceptFeedbackArgs, AcceptFeedbackAnswer> = {"id":"supervisions.acceptFeedback","method":"POST","path":"api/supervisions/acceptFeedback","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","conclusion":"dbjl","words":"rdyj","reopens":"cxbl"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const addresseeButtons: CallDescriptor<AddresseeButtonsArgs, AddresseeButtonsAnswer> = {"id":"supervisions.addresseeButtons","method":"POST","path":"api/supervisions/addresseeButtons","body":"json","send":{"proceedingId":"blid"}}

export const again: CallDescriptor<AgainArgs, AgainAnswer> = {"id":"supervisions.again","method":"POST","path":"api/supervisions/again","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"zdbly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const agreeReturn: CallDescriptor<AgreeReturnArgs, AgreeReturnAnswer> = {"id":"supervisions.agreeReturn","method":"POST","path":"api/supervisions/agreeReturn","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"clyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const askExtension: CallDescriptor<AskExtensionArgs, AskExtensionAnswer> = {"id":"supervisions.askExtension","method":"POST","path":"api/supervisions/askExtension","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","days":"ycts","text":"ycly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const askReturn: CallDescriptor<AskReturnArgs, AskReturnAnswer> = {"id":"supervisions.askReturn","method":"POST","path":"api/supervisions/askReturn","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"thly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const close: CallDescriptor<CloseArgs, CloseAnswer> = {"id":"supervisions.close","method":"POST","path":"api/supervisions/close","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","conclusion":"dbjl","words":"bjly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const draft: CallDescriptor<DraftArgs, DraftAnswer> = {"id":"supervisions.draft","method":"POST","path":"api/supervisions/draft","body":"json","writes":true,"send":{"proceedingId":"blid","petitionNos":"xfjbhList","title":"dbbt","reason":"dbqx","way":"dbfs","facts":"dbsy","demand":"dbyq","feedbackOn":"yqfkrq","addressees":"dxList","origin":"dbly","suggestionId":"jyid"},"receive":{"id":"blid","orderNo":"dbbh"}}

export const extend: CallDescriptor<ExtendArgs, ExtendAnswer> = {"id":"supervisions.extend","method":"POST","path":"api/supervisions/extend","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","days":"ycts","text":"ycly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const feedBack: CallDescriptor<FeedBackArgs, FeedBackAnswer> = {"id":"supervisions.feedBack","method":"POST","path":"api/supervisions/feedBack","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","measures":"zgcs","result":"zgjg","lines":["zjqkList",{"petitionNo":"xfjbh"}],"fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const letter: CallDescriptor<LetterArgs, LetterAnswer> = {"id":"supervisions.letter","method":"POST","path":"api/supervisions/letter","body":"json","writes":true,"send":{"addresseeId":"dxid"},"receive":{"fileId":"fjid","fileName":"wjm"}}

export const origin: CallDescriptor<OriginArgs, OriginAnswer> = {"id":"supervisions.origin","method":"POST","path":"api/supervisions/origin","body":"json","send":{"petitionNos":"xfjbhList","suggestionId":"jyid"},"receive":{"petitions":["xfjList",{"petitionNo":"xfjbh","summary":"nrzy","state":"xfjzt","organisation":"zbdw"}],"candidates":["dwList",{"id":"dwid","name":"dwmc","petitionNos":"xfjbhList"}],"reason":"dbqx","facts":"dbsy","isInstructed":"psbz","open":"dbbhList"}}

export const refuseExtension: CallDescriptor<RefuseExtensionArgs, RefuseExtensionAnswer> = {"id":"supervisions.refuseExtension","method":"POST","path":"api/supervisions/refuseExtension","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"btyly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const refuseReturn: CallDescriptor<RefuseReturnArgs, RefuseReturnAnswer> = {"id":"supervisions.refuseReturn","method":"POST","path":"api/supervisions/refuseReturn","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"btyly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const replyUrge: CallDescriptor<ReplyUrgeArgs, ReplyUrgeAnswer> = {"id":"supervisions.replyUrge","method":"POST","path":"api/supervisions/replyUrge","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","reply":"hfnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const sendBack: CallDescriptor<SendBackArgs, SendBackAnswer> = {"id":"supervisions.sendBack","method":"POST","path":"api/supervisions/sendBack","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"bcyq","dueOn":"yqfkrq"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const sign: CallDescriptor<SignArgs, SignAnswer> = {"id":"supervisions.sign","method":"POST","path":"api/supervisions/sign","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const submit: CallDescriptor<SubmitArgs, SubmitAnswer> = {"id":"supervisions.submit","method":"POST","path":"api/supervisions/submit","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"ssyj"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const supervision: CallDescriptor<SupervisionArgs, SupervisionAnswer> = {"id":"supervisions.supervision","method":"POST","path":"api/supervisions/read","body":"json","send":{"proceedingId":"blid","addresseeId":"dxid"},"receive":{"id":"blid","orderNo":"dbbh","title":"dbbt","petitionNo":"xfjbh","petitionCount":"xfjs","reason":"dbqx","way":"dbfs","organisation":"dbdw","addressees":"dxdw","origin":"dbly","round":"dbcs","sentAt":"fcsj","conclusion":"dbjl","todoId":"dbid","todoType":"dblx","addresseeId":"dxid","approvalId":"spid","facts":"dbsy","demand":"dbyq","feedbackOn":"yqfkrq","drafter":"ngr","createdAt":"ngsj","previous":["yd",{"id":"blid","orderNo":"dbbh"}],"next":["xd",{"id":"blid","orderNo":"dbbh"}],"addresseeCount":"dxs","recipients":["dxList",{"id":"dxid","organisationId":"dwid","organisation":"dwmc","handler":"cbr","signedAt":"qssj","returnReason":"thly","extendedDays":"ycts","askedDays":"sqycts","askedReason":"sqycly","conclusion":"dbjl","words":"rdyj","feedbacks":["fkList",{"round":"lc","measures":"zgcs","result":"zgjg","lines":["zjqkList",{"petitionNo":"xfjbh"}],"files":["fjList",{"id":"fjid","name":"wjmc"}],"givenAt":"fksj","givenBy":"fkr","words":"rdyj","decidedAt":"rdsj","decidedBy":"rdr"}],"urges":["cbList",{"text":"cbnr","at":"cbsj","reply":"hfnr","repliedAt":"hfsj"}]}],"petitions":["xfjList",{"petitionNo":"xfjbh","summary":"nrzy","state":"xfjzt","organisation":"zbdw"}],"timeline":"lsList"}}

export const supervisionButtons: CallDescriptor<SupervisionButtonsArgs, SupervisionButtonsAnswer> = {"id":"supervisions.supervisionButtons","method":"POST","path":"api/supervisions/buttons","body":"json","send":{"proceedingId":"blid"}}

export const supervisions: CallDescriptor<SupervisionsArgs, SupervisionsAnswer> = {"id":"supervisions.supervisions","method":"POST","path":"api/supervisions/list","body":"json","send":{"tab":"bqy","todoType":"dblx","reason":"dbqx","way":"dbfs","addressee":"dxdw","counted":"tjtj"},"receive":{"list":["list",{"id":"blid","orderNo":"dbbh","title":"dbbt","petitionNo":"xfjbh","petitionCount":"xfjs","reason":"dbqx","way":"dbfs","organisation":"dbdw","addressees":"dxdw","origin":"dbly","round":"dbcs","sentAt":"fcsj","conclusion":"dbjl","todoId":"dbid","todoType":"dblx","addresseeId":"dxid","approvalId":"spid"}]}}

export const supervisionsOf: CallDescriptor<SupervisionsOfArgs, SupervisionsOfAnswer> = {"id":"supervisions.supervisionsOf","method":"POST","path":"api/supervisions/ofPetition","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"id":"blid","orderNo":"dbbh","title":"dbbt","petitionNo":"xfjbh","petitionCount":"xfjs","reason":"dbqx","way":"dbfs","organisation":"dbdw","addressees":"dxdw","origin":"dbly","round":"dbcs","sentAt":"fcsj","conclusion":"dbjl","todoId":"dbid","todoType":"dblx","addresseeId":"dxid","approvalId":"spid"}}

export const urge: CallDescriptor<UrgeArgs, UrgeAnswer> = {"id":"supervisions.urge","method":"POST","path":"api/supervisions/urge","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"cbnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"supervisions.withdraw","method":"POST","path":"api/supervisions/withdraw","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"chly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
