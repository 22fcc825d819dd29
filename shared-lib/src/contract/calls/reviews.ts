// Made from ../reviews.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../reviews'

export type AcceptArgs = CallArgs<typeof contract.accept>
export type AcceptAnswer = CallAnswer<typeof contract.accept>
export type AskFileArgs = CallArgs<typeof contract.askFile>
export type AskFileAnswer = CallAnswer<typeof contract.askFile>
export type AskSupplementArgs = CallArgs<typeof contract.askSupplement>
export type AskSupplementAnswer = CallAnswer<typeof contract.askSupplement>
export type CloseHearingArgs = CallArgs<typeof contract.closeHearing>
export type CloseHearingAnswer = CallAnswer<typeof contract.closeHearing>
export type DeliverArgs = CallArgs<typeof contract.deliver>
export type DeliverAnswer = CallAnswer<typeof contract.deliver>
export type DraftArgs = CallArgs<typeof contract.draft>
export type DraftAnswer = CallAnswer<typeof contract.draft>
export type HandInFileArgs = CallArgs<typeof contract.handInFile>
export type HandInFileAnswer = CallAnswer<typeof contract.handInFile>
export type OpenHearingArgs = CallArgs<typeof contract.openHearing>
export type OpenHearingAnswer = CallAnswer<typeof contract.openHearing>
export type OriginArgs = CallArgs<typeof contract.origin>
export type OriginAnswer = CallAnswer<typeof contract.origin>
export type RefuseArgs = CallArgs<typeof contract.refuse>
export type RefuseAnswer = CallAnswer<typeof contract.refuse>
export type ReviewArgs = CallArgs<typeof contract.review>
export type ReviewAnswer = CallAnswer<typeof contract.review>
export type ReviewButtonsArgs = CallArgs<typeof contract.reviewButtons>
export type ReviewButtonsAnswer = CallAnswer<typeof contract.reviewButtons>
export type ReviewsArgs = CallArgs<typeof contract.reviews>
export type ReviewsAnswer = CallAnswer<typeof contract.reviews>
export type ReviewsOfArgs = CallArgs<typeof contract.reviewsOf>
export type ReviewsOfAnswer = CallAnswer<typeof contract.reviewsOf>
export type SupplementedArgs = CallArgs<typeof contract.supplemented>
export type SupplementedAnswer = CallAnswer<typeof contract.supplemented>
export type WithdrawArgs = CallArgs<typeof contract.withdraw>
export type WithdrawAnswer = CallAnswer<typeof contract.withdraw>

export const accept: CallDescriptor<AcceptArgs, AcceptAnswer> = {"id":"reviews.accept","method":"POST","path":"api/reviews/accept","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","documentNo":"wh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const askFile: CallDescriptor<AskFileArgs, AskFileAnswer> = {"id":"reviews.askFile","method":"POST","path":"api/reviews/askFile","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"djnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const askSupplement: CallDescriptor<AskSupplementArgs, AskSupplementAnswer> = {"id":"reviews.askSupplement","method":"POST","path":"api/reviews/askSupplement","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"bznr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const closeHearing: CallDescriptor<CloseHearingArgs, CloseHearingAnswer> = {"id":"reviews.closeHearing","method":"POST","path":"api/reviews/closeHearing","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","result":"tzjl","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const deliver: CallDescriptor<DeliverArgs, DeliverAnswer> = {"id":"reviews.deliver","method":"POST","path":"api/reviews/deliver","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const draft: CallDescriptor<DraftArgs, DraftAnswer> = {"id":"reviews.draft","method":"POST","path":"api/reviews/draft","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","conclusion":"fcjl","outcome":"bgjl","facts":"ss","reasons":"ly","basis":"yj","documentNo":"wh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const handInFile: CallDescriptor<HandInFileArgs, HandInFileAnswer> = {"id":"reviews.handInFile","method":"POST","path":"api/reviews/handInFile","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"bsnr","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const openHearing: CallDescriptor<OpenHearingArgs, OpenHearingAnswer> = {"id":"reviews.openHearing","method":"POST","path":"api/reviews/openHearing","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","heldOn":"tzrq","place":"tzdd","host":"zcr","members":"cjrList","documentNo":"wh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const origin: CallDescriptor<OriginArgs, OriginAnswer> = {"id":"reviews.origin","method":"POST","path":"api/reviews/origin","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"kind":"fclx","originalOrganisation":"ydw","petitioners":["petitioners",{"personSeq":"xh","name":"xm","deliveredOn":"sdrq"}]}}

export const refuse: CallDescriptor<RefuseArgs, RefuseAnswer> = {"id":"reviews.refuse","method":"POST","path":"api/reviews/refuse","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","reason":"byslyy","text":"bysly"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const review: CallDescriptor<ReviewArgs, ReviewAnswer> = {"id":"reviews.review","method":"POST","path":"api/reviews/read","body":"json","send":{"proceedingId":"blid"},"receive":{"id":"blid","reviewNo":"fcbh","petitionNo":"xfjbh","kind":"fclx","applicants":"sqr","originalOrganisation":"ydw","organisation":"fcdw","receivedOn":"sqrq","conclusionName":"fcjl","handler":"cbr","way":"sqfs","agentName":"dlr","grounds":"sqly","requests":"sqqq","lateReason":"yqly","refuseReason":"bysly","facts":"ss","reasons":"ly","basis":"yj","petitioners":["petitioners",{"personSeq":"xh","name":"xm","deliveredOn":"sdrq"}]}}

export const reviewButtons: CallDescriptor<ReviewButtonsArgs, ReviewButtonsAnswer> = {"id":"reviews.reviewButtons","method":"POST","path":"api/reviews/buttons","body":"json","send":{"proceedingId":"blid"}}

export const reviews: CallDescriptor<ReviewsArgs, ReviewsAnswer> = {"id":"reviews.reviews","method":"POST","path":"api/reviews/list","body":"json","send":{"tab":"bqy","kind":"fclx","conclusion":"fcjl","counted":"tjtj"},"receive":{"list":["list",{"id":"blid","reviewNo":"fcbh","petitionNo":"xfjbh","kind":"fclx","applicants":"sqr","originalOrganisation":"ydw","organisation":"fcdw","receivedOn":"sqrq","conclusionName":"fcjl","handler":"cbr"}]}}

export const reviewsOf: CallDescriptor<ReviewsOfArgs, ReviewsOfAnswer> = {"id":"reviews.reviewsOf","method":"POST","path":"api/reviews/ofPetition","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"id":"blid","reviewNo":"fcbh","petitionNo":"xfjbh","kind":"fclx","applicants":"sqr","originalOrganisation":"ydw","organisation":"fcdw","receivedOn":"sqrq","conclusionName":"fcjl","handler":"cbr"}}

export const supplemented: CallDescriptor<SupplementedArgs, SupplementedAnswer> = {"id":"reviews.supplemented","method":"POST","path":"api/reviews/supplemented","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const withdraw: CallDescriptor<WithdrawArgs, WithdrawAnswer> = {"id":"reviews.withdraw","method":"POST","path":"api/reviews/withdraw","body":"json","writes":true,"send":{"proceedingId":"blid","todoId":"dbid","text":"chly","fileIds":"fjidList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
