// Made from ../petitions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../petitions'

export type PetitionArgs = CallArgs<typeof contract.petition>
export type PetitionAnswer = CallAnswer<typeof contract.petition>
export type RegisterLetterArgs = CallArgs<typeof contract.registerLetter>
export type RegisterLetterAnswer = CallAnswer<typeof contract.registerLetter>
export type TimelineArgs = CallArgs<typeof contract.timeline>
export type TimelineAnswer = CallAnswer<typeof contract.timeline>

export const petition: CallDescriptor<PetitionArgs, PetitionAnswer> = {"id":"petitions.petition","method":"POST","path":"api/petitions/case","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"petitionNo":"xfjbh","state":"xfjzt","channelName":"xfxs","petitionDate":"xfrq","registeredAt":"djsj","registeredBy":"djr","registeredAtOrganisation":"djjg","remainingDays":"sysx","anonymous":"nmbz","petitioner":"xfr","idCard":"zjhm","mobile":"sjh","address":"zz","personCount":"xfrs","placeName":"wtsd","purposeName":"xfmd","categoryName":"nrfl","summary":"nrzy","request":"tsqq","attachments":["fjList",{"name":"wjm"}],"extra":"kzzd","channel":"xfxsdm","flags":"bzList","legalClass":"flcl","route":"drtj","leadOrganisation":"bldw","closeTypeName":"bjlx","mergedInto":"zjbh","archiveNo":"dah","originalText":"tsnr","noteCount":"bqs","reached":["jdsj",{"sent":"fbsj","signed":"qssj","accepted":"slsj","answered":"dfsj","delivered":"sdsj","closed":"bjsj"}]}}

export const registerLetter: CallDescriptor<RegisterLetterArgs, RegisterLetterAnswer> = {"id":"petitions.registerLetter","method":"POST","path":"api/petitions/registerLetter","body":"json","writes":true,"send":{"petitionDate":"xfrq","channel":"xfxsdm","anonymous":"nmbz","name":"xm","idCard":"zjhm","mobile":"sjh","address":"zz","personCount":"xfrs","placeRegion":"wtsddm","purpose":"xfmddm","category":"nrfldm","summary":"nrzy","request":"tsqq","fileIds":"fjList"},"receive":{"petitionNo":"xfjbh","todoId":"dbid"}}

export const timeline: CallDescriptor<TimelineArgs, TimelineAnswer> = {"id":"petitions.timeline","method":"POST","path":"api/petitions/timeline","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"onBehalfOf":"wtr","papers":["wsList",{"file":["file",{"name":"wjm"}]}],"changes":["bgList",{"before":"bgq","after":"bgh"}],"stayMinutes":"tlfzs","isLast":"sfdq"}}
