// Made from ../answer.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../answer'

export type AcceptArgs = CallArgs<typeof contract.accept>
export type AcceptAnswer = CallAnswer<typeof contract.accept>
export type AcceptOrdinaryArgs = CallArgs<typeof contract.acceptOrdinary>
export type AcceptOrdinaryAnswer = CallAnswer<typeof contract.acceptOrdinary>
export type AcceptSimpleArgs = CallArgs<typeof contract.acceptSimple>
export type AcceptSimpleAnswer = CallAnswer<typeof contract.acceptSimple>
export type DraftOpinionArgs = CallArgs<typeof contract.draftOpinion>
export type DraftOpinionAnswer = CallAnswer<typeof contract.draftOpinion>
export type HandleSelfArgs = CallArgs<typeof contract.handleSelf>
export type HandleSelfAnswer = CallAnswer<typeof contract.handleSelf>
export type MediateArgs = CallArgs<typeof contract.mediate>
export type MediateAnswer = CallAnswer<typeof contract.mediate>
export type NoFurtherArgs = CallArgs<typeof contract.noFurther>
export type NoFurtherAnswer = CallAnswer<typeof contract.noFurther>
export type NotAcceptArgs = CallArgs<typeof contract.notAccept>
export type NotAcceptAnswer = CallAnswer<typeof contract.notAccept>
export type RecordDeliveryArgs = CallArgs<typeof contract.recordDelivery>
export type RecordDeliveryAnswer = CallAnswer<typeof contract.recordDelivery>
export type RecordProgressArgs = CallArgs<typeof contract.recordProgress>
export type RecordProgressAnswer = CallAnswer<typeof contract.recordProgress>
export type RouteElsewhereArgs = CallArgs<typeof contract.routeElsewhere>
export type RouteElsewhereAnswer = CallAnswer<typeof contract.routeElsewhere>
export type SupplementDeliveryArgs = CallArgs<typeof contract.supplementDelivery>
export type SupplementDeliveryAnswer = CallAnswer<typeof contract.supplementDelivery>

export const accept: CallDescriptor<AcceptArgs, AcceptAnswer> = {"id":"answer.accept","method":"POST","path":"api/petitions/accept","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","issuedOn":"cjrq","text":"gzsnr","fileId":"fjid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const acceptOrdinary: CallDescriptor<AcceptOrdinaryArgs, AcceptOrdinaryAnswer> = {"id":"answer.acceptOrdinary","method":"POST","path":"api/petitions/acceptOrdinary","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","issuedOn":"cjrq","text":"gzsnr","fileId":"fjid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const acceptSimple: CallDescriptor<AcceptSimpleArgs, AcceptSimpleAnswer> = {"id":"answer.acceptSimple","method":"POST","path":"api/petitions/acceptSimple","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","isFirst":"cxbz","isClear":"sshqbz","isUndisputed":"wzybz","isQuestion":"zxbz","isSuggestion":"jybz","isThanks":"gxbz","isUrgent":"jxbz","isPromised":"cnbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const draftOpinion: CallDescriptor<DraftOpinionArgs, DraftOpinionAnswer> = {"id":"answer.draftOpinion","method":"POST","path":"api/petitions/draftOpinion","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","facts":"ss","opinion":"clyj","basis":"flyj","answers":["sqhf",{"no":"xh"}],"conclusion":"jllx","investigators":"dcr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const handleSelf: CallDescriptor<HandleSelfArgs, HandleSelfAnswer> = {"id":"answer.handleSelf","method":"POST","path":"api/petitions/handleSelf","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","issuedOn":"cjrq","text":"gzsnr","fileId":"fjid","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const mediate: CallDescriptor<MediateArgs, MediateAnswer> = {"id":"answer.mediate","method":"POST","path":"api/petitions/mediate","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"wslx","documentNo":"wh","fileId":"fjid","petitionerSide":"xyjf","otherSide":"xyyf","signedOn":"qdrq","text":"xynr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const noFurther: CallDescriptor<NoFurtherArgs, NoFurtherAnswer> = {"id":"answer.noFurther","method":"POST","path":"api/petitions/noFurther","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","reason":"blfsdm","competent":"yggz","text":"gzsnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const notAccept: CallDescriptor<NotAcceptArgs, NotAcceptAnswer> = {"id":"answer.notAccept","method":"POST","path":"api/petitions/notAccept","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","reason":"blfsdm","competent":"yggz","text":"gzsnr"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordDelivery: CallDescriptor<RecordDeliveryArgs, RecordDeliveryAnswer> = {"id":"answer.recordDelivery","method":"POST","path":"api/petitions/recordDelivery","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","deliveries":["sdList",{"personSeq":"xh","mode":"sdfs","deliveredOn":"sdrq","deliveredBy":"sdr","receiver":"qsr","refused":"jsbz","witnesses":"jzr","mailNo":"yjdh","fileId":"fjid"}],"unreached":["wsdList",{"personSeq":"xh","attempts":"lxjg"}]},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const recordProgress: CallDescriptor<RecordProgressArgs, RecordProgressAnswer> = {"id":"answer.recordProgress","method":"POST","path":"api/petitions/recordProgress","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","kind":"gclx","text":"gcjl"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const routeElsewhere: CallDescriptor<RouteElsewhereArgs, RouteElsewhereAnswer> = {"id":"answer.routeElsewhere","method":"POST","path":"api/petitions/routeElsewhere","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","documentNo":"wh","route":"drtj","guidance":"ydsm","isOwn":"bjgbz"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}

export const supplementDelivery: CallDescriptor<SupplementDeliveryArgs, SupplementDeliveryAnswer> = {"id":"answer.supplementDelivery","method":"POST","path":"api/petitions/supplementDelivery","body":"json","writes":true,"send":{"petitionNo":"xfjbh","todoId":"dbid","paperId":"dlrfj","fileId":"fjid","persons":"xhList"},"receive":{"petitionNo":"xfjbh","state":"xfjzt"}}
