// Made from ../tickets.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../tickets'

export type CallTicketArgs = CallArgs<typeof contract.callTicket>
export type CallTicketAnswer = CallAnswer<typeof contract.callTicket>
export type IssueTicketArgs = CallArgs<typeof contract.issueTicket>
export type IssueTicketAnswer = CallAnswer<typeof contract.issueTicket>
export type MissTicketArgs = CallArgs<typeof contract.missTicket>
export type MissTicketAnswer = CallAnswer<typeof contract.missTicket>
export type RegisterInterviewArgs = CallArgs<typeof contract.registerInterview>
export type RegisterInterviewAnswer = CallAnswer<typeof contract.registerInterview>
export type ReserveTicketArgs = CallArgs<typeof contract.reserveTicket>
export type ReserveTicketAnswer = CallAnswer<typeof contract.reserveTicket>
export type TicketsArgs = CallArgs<typeof contract.tickets>
export type TicketsAnswer = CallAnswer<typeof contract.tickets>
export type VoidTicketArgs = CallArgs<typeof contract.voidTicket>
export type VoidTicketAnswer = CallAnswer<typeof contract.voidTicket>

export const callTicket: CallDescriptor<CallTicketArgs, CallTicketAnswer> = {"id":"tickets.callTicket","method":"POST","path":"api/petitions/callTicket","body":"json","writes":true,"send":{"ticketNo":"ckdjbh"},"receive":{"ticketNo":"ckdjbh","windowName":"ckmc","name":"xm","personCount":"lfrs","reason":"lfsy","state":"zt","issuedAt":"fhsj","calledAt":"jhsj"}}

export const issueTicket: CallDescriptor<IssueTicketArgs, IssueTicketAnswer> = {"id":"tickets.issueTicket","method":"POST","path":"api/petitions/issueTicket","body":"json","writes":true,"send":{"windowName":"ckmc","name":"xm","personCount":"lfrs","reason":"lfsy","interviewerId":"jtr","ticketNo":"ckdjbh"},"receive":{"ticketNo":"ckdjbh","waiting":"ddrs"}}

export const missTicket: CallDescriptor<MissTicketArgs, MissTicketAnswer> = {"id":"tickets.missTicket","method":"POST","path":"api/petitions/missTicket","body":"json","writes":true,"send":{"ticketNo":"ckdjbh"},"receive":{"ticketNo":"ckdjbh","windowName":"ckmc","name":"xm","personCount":"lfrs","reason":"lfsy","state":"zt","issuedAt":"fhsj","calledAt":"jhsj"}}

export const registerInterview: CallDescriptor<RegisterInterviewArgs, RegisterInterviewAnswer> = {"id":"tickets.registerInterview","method":"POST","path":"api/petitions/registerInterview","body":"json","writes":true,"send":{"channel":"xfxsdm","petitionDate":"xfrq","sourceType":"xflydm","sourceOrgId":"lydw","sourceNo":"lyh","barcode":"xjtm","entryMode":"lrfs","anonymous":"nmbz","title":"bt","summary":"nrzy","originalText":"tsnr","request":"tsqq","purpose":"xfmddm","legalClass":"flcl","category":"nrfldm","secondaryCategories":"cynrfl","hotTopics":"rdwt","cause":"xfyydm","placeRegion":"wtsddm","placeLevel":"wtsdzsjb","accusedOrgId":"bfydw","subsystem":"ssxt","industry":"hyfl","amountInvolved":"sjje","eventDate":"sjrq","eventPlace":"sjdd","personCount":"xfrs","involvedCount":"sjrs","actualVisitors":"sjlfrs","representativeCount":"dbrs","copies":"fs","jointLetter":"lmbz","signerCount":"lmrs","flags":"bzList","fileIds":"fjList","extra":"kzzd","persons":["xfrList",{"role":"rylx","name":"xm","certType":"zjlxdm","idCard":"zjhm","gender":"xb","birthDate":"csrq","ethnicity":"mz","mobile":"sjh","phone":"gddh","addressRegion":"zzdm","address":"zz","domicileRegion":"hkszd","postcode":"yzbm","email":"dzyj","occupation":"zy","crowdGroup":"rqlb","workUnit":"gzdw","duty":"zw","macao":"sabz","foreign":"swbz","hongKong":"sgbz","taiwan":"stbz","overseasChinese":"sqbz","partyMember":"dybz"}],"confirmed":"qrList","decisions":["pcList",{"petitionNo":"xfjbh","decision":"pdjg"}],"ticketNo":"ckdjbh","room":"jts","startedAt":"jtkssj","endedAt":"jtjssj","record":"jtjl","answer":"dcdf"},"receive":{"petitionNo":"xfjbh","queryCode":"cxm","todoId":"dbid","repeatFlag":"cfbz","mergedInto":"zjbh"}}

export const reserveTicket: CallDescriptor<ReserveTicketArgs, ReserveTicketAnswer> = {"id":"tickets.reserveTicket","method":"POST","path":"api/windowRegisterController/generateCkdjBh","body":"form","writes":true}

export const tickets: CallDescriptor<TicketsArgs, TicketsAnswer> = {"id":"tickets.tickets","method":"POST","path":"api/petitions/tickets","body":"json","receive":{"ticketNo":"ckdjbh","windowName":"ckmc","name":"xm","personCount":"lfrs","reason":"lfsy","state":"zt","issuedAt":"fhsj","calledAt":"jhsj","waitsForMe":"dwjt"}}

export const voidTicket: CallDescriptor<VoidTicketArgs, VoidTicketAnswer> = {"id":"tickets.voidTicket","method":"POST","path":"api/petitions/voidTicket","body":"json","writes":true,"send":{"ticketNo":"ckdjbh","reason":"zfyy"},"receive":{"ticketNo":"ckdjbh","windowName":"ckmc","name":"xm","personCount":"lfrs","reason":"lfsy","state":"zt","issuedAt":"fhsj","calledAt":"jhsj"}}
