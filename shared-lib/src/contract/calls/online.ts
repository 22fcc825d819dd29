// Made from ../online.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../online'

export type EscalateOnlineArgs = CallArgs<typeof contract.escalateOnline>
export type EscalateOnlineAnswer = CallAnswer<typeof contract.escalateOnline>
export type OnlineItemArgs = CallArgs<typeof contract.onlineItem>
export type OnlineItemAnswer = CallAnswer<typeof contract.onlineItem>
export type OnlineItemsArgs = CallArgs<typeof contract.onlineItems>
export type OnlineItemsAnswer = CallAnswer<typeof contract.onlineItems>
export type RegisterOnlineArgs = CallArgs<typeof contract.registerOnline>
export type RegisterOnlineAnswer = CallAnswer<typeof contract.registerOnline>
export type RegisterSameOnlineArgs = CallArgs<typeof contract.registerSameOnline>
export type RegisterSameOnlineAnswer = CallAnswer<typeof contract.registerSameOnline>
export type RejectOnlineArgs = CallArgs<typeof contract.rejectOnline>
export type RejectOnlineAnswer = CallAnswer<typeof contract.rejectOnline>
export type SameOnlineArgs = CallArgs<typeof contract.sameOnline>
export type SameOnlineAnswer = CallAnswer<typeof contract.sameOnline>

export const escalateOnline: CallDescriptor<EscalateOnlineArgs, EscalateOnlineAnswer> = {"id":"online.escalateOnline","method":"POST","path":"api/petitions/escalateOnline","body":"json","writes":true,"send":{"itemId":"dblxid","summary":"cbzy"}}

export const onlineItem: CallDescriptor<OnlineItemArgs, OnlineItemAnswer> = {"id":"online.onlineItem","method":"POST","path":"api/petitions/onlineItem","body":"json","send":{"itemId":"dblxid"},"receive":{"itemId":"dblxid","channel":"xfxsdm","sourceNo":"lyh","submittedAt":"tjsj","title":"bt","originalText":"tsnr","petitioner":"xfr","idCard":"zjhm","mobile":"sjh","address":"zz","escalated":["cbxx",{"state":"cbzt","summary":"cbzy","answeredBy":"psr","opinion":"psyj"}]}}

export const onlineItems: CallDescriptor<OnlineItemsArgs, OnlineItemsAnswer> = {"id":"online.onlineItems","method":"POST","path":"api/petitions/onlineItems","body":"json","receive":{"itemId":"dblxid","todoId":"dbid","channelName":"xfxs","petitioner":"xfr","title":"bt","submittedAt":"tjsj","sourceNo":"lyh","supplementing":"dbz","claimedBy":"blr","isOwn":"sfbr"}}

export const registerOnline: CallDescriptor<RegisterOnlineArgs, RegisterOnlineAnswer> = {"id":"online.registerOnline","method":"POST","path":"api/petitions/registerOnline","body":"json","writes":true,"send":{"channel":"xfxsdm","petitionDate":"xfrq","sourceType":"xflydm","sourceOrgId":"lydw","sourceNo":"lyh","barcode":"xjtm","entryMode":"lrfs","anonymous":"nmbz","title":"bt","summary":"nrzy","originalText":"tsnr","request":"tsqq","purpose":"xfmddm","legalClass":"flcl","category":"nrfldm","secondaryCategories":"cynrfl","hotTopics":"rdwt","cause":"xfyydm","placeRegion":"wtsddm","placeLevel":"wtsdzsjb","accusedOrgId":"bfydw","subsystem":"ssxt","industry":"hyfl","amountInvolved":"sjje","eventDate":"sjrq","eventPlace":"sjdd","personCount":"xfrs","involvedCount":"sjrs","actualVisitors":"sjlfrs","representativeCount":"dbrs","copies":"fs","jointLetter":"lmbz","signerCount":"lmrs","flags":"bzList","fileIds":"fjList","extra":"kzzd","persons":["xfrList",{"role":"rylx","name":"xm","certType":"zjlxdm","idCard":"zjhm","gender":"xb","birthDate":"csrq","ethnicity":"mz","mobile":"sjh","phone":"gddh","addressRegion":"zzdm","address":"zz","domicileRegion":"hkszd","postcode":"yzbm","email":"dzyj","occupation":"zy","crowdGroup":"rqlb","workUnit":"gzdw","duty":"zw","macao":"sabz","foreign":"swbz","hongKong":"sgbz","taiwan":"stbz","overseasChinese":"sqbz","partyMember":"dybz"}],"confirmed":"qrList","decisions":["pcList",{"petitionNo":"xfjbh","decision":"pdjg"}],"itemId":"dblxid"},"receive":{"petitionNo":"xfjbh","queryCode":"cxm","todoId":"dbid","repeatFlag":"cfbz","mergedInto":"zjbh"}}

export const registerSameOnline: CallDescriptor<RegisterSameOnlineArgs, RegisterSameOnlineAnswer> = {"id":"online.registerSameOnline","method":"POST","path":"api/petitions/registerSameOnline","body":"json","writes":true,"slow":true,"send":{"channel":"xfxsdm","petitionDate":"xfrq","sourceType":"xflydm","sourceOrgId":"lydw","sourceNo":"lyh","barcode":"xjtm","entryMode":"lrfs","anonymous":"nmbz","title":"bt","summary":"nrzy","originalText":"tsnr","request":"tsqq","purpose":"xfmddm","legalClass":"flcl","category":"nrfldm","secondaryCategories":"cynrfl","hotTopics":"rdwt","cause":"xfyydm","placeRegion":"wtsddm","placeLevel":"wtsdzsjb","accusedOrgId":"bfydw","subsystem":"ssxt","industry":"hyfl","amountInvolved":"sjje","eventDate":"sjrq","eventPlace":"sjdd","personCount":"xfrs","involvedCount":"sjrs","actualVisitors":"sjlfrs","representativeCount":"dbrs","copies":"fs","jointLetter":"lmbz","signerCount":"lmrs","flags":"bzList","fileIds":"fjList","extra":"kzzd","persons":["xfrList",{"role":"rylx","name":"xm","certType":"zjlxdm","idCard":"zjhm","gender":"xb","birthDate":"csrq","ethnicity":"mz","mobile":"sjh","phone":"gddh","addressRegion":"zzdm","address":"zz","domicileRegion":"hkszd","postcode":"yzbm","email":"dzyj","occupation":"zy","crowdGroup":"rqlb","workUnit":"gzdw","duty":"zw","macao":"sabz","foreign":"swbz","hongKong":"sgbz","taiwan":"stbz","overseasChinese":"sqbz","partyMember":"dybz"}],"confirmed":"qrList","decisions":["pcList",{"petitionNo":"xfjbh","decision":"pdjg"}],"itemId":"dblxid","otherIds":"bhList","mergedIds":"gbList"},"receive":{"petitionNo":"xfjbh","queryCode":"cxm","todoId":"dbid","repeatFlag":"cfbz","mergedInto":"zjbh","others":["bhjg",{"itemId":"dblxid","petitioner":"xfr","petitionNo":"xfjbh","mergedInto":"zjbh","reason":"wt"}]}}

export const rejectOnline: CallDescriptor<RejectOnlineArgs, RejectOnlineAnswer> = {"id":"online.rejectOnline","method":"POST","path":"api/petitions/rejectOnline","body":"json","writes":true,"send":{"itemId":"dblxid","decision":"cljg","reason":"tbly"}}

export const sameOnline: CallDescriptor<SameOnlineArgs, SameOnlineAnswer> = {"id":"online.sameOnline","method":"POST","path":"api/petitions/sameOnline","body":"json","send":{"itemId":"dblxid"},"receive":{"itemId":"dblxid","petitioner":"xfr","submittedAt":"tjsj","sourceNo":"lyh","title":"bt","sameText":"xtnr","samePerson":"xtxfr"}}
