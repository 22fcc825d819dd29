// Made from ../opened-case.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../opened-case'

export type OpenedCaseArgs = CallArgs<typeof contract.openedCase>
export type OpenedCaseAnswer = CallAnswer<typeof contract.openedCase>

export const openedCase: CallDescriptor<OpenedCaseArgs, OpenedCaseAnswer> = {"id":"openedCase.openedCase","method":"POST","path":"api/petitions/opened","body":"json","send":{"petitionNo":"xfjbh","onBehalfOrgCode":"bdljgdm","todoId":"dbid"},"receive":{"petition":["petition",{"petitionNo":"xfjbh","state":"xfjzt","channelName":"xfxs","petitionDate":"xfrq","registeredAt":"djsj","registeredBy":"djr","registeredAtOrganisation":"djjg","remainingDays":"sysx","anonymous":"nmbz","petitioner":"xfr","idCard":"zjhm","mobile":"sjh","address":"zz","personCount":"xfrs","placeName":"wtsd","purposeName":"xfmd","categoryName":"nrfl","summary":"nrzy","request":"tsqq","attachments":["fjList",{"name":"wjm"}],"extra":"kzzd","channel":"xfxsdm","flags":"bzList","legalClass":"flcl","route":"drtj","leadOrganisation":"bldw","closeTypeName":"bjlx","mergedInto":"zjbh","archiveNo":"dah","originalText":"tsnr","noteCount":"bqs","reached":["jdsj",{"sent":"fbsj","signed":"qssj","accepted":"slsj","answered":"dfsj","delivered":"sdsj","closed":"bjsj"}]}],"timeline":["timeline",{"onBehalfOf":"wtr","papers":["wsList",{"file":["file",{"name":"wjm"}]}],"changes":["bgList",{"before":"bgq","after":"bgh"}],"stayMinutes":"tlfzs","isLast":"sfdq"}],"clocks":["clocks",{"remainingDays":"sysx"}],"todo":["todo",{"family":"type","todoId":"dbid","editable":"dzbz"}]}}
