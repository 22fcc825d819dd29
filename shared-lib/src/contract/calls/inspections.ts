// Made from ../inspections.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../inspections'

export type ImportInspectionsArgs = CallArgs<typeof contract.importInspections>
export type ImportInspectionsAnswer = CallAnswer<typeof contract.importInspections>
export type RegisterFeedbackArgs = CallArgs<typeof contract.registerFeedback>
export type RegisterFeedbackAnswer = CallAnswer<typeof contract.registerFeedback>

export const importInspections: CallDescriptor<ImportInspectionsArgs, ImportInspectionsAnswer> = {"id":"inspections.importInspections","method":"POST","path":"api/inspections/import","body":"json","writes":true,"slow":true,"send":{"team":"xszmc","dueOn":"yqbjrq","accessList":"zxryList","extra":"kzzd","rows":["hList",{"sourceNo":"lyh","petitionDate":"xfrq","name":"xm","idCard":"zjhm","mobile":"sjh","address":"zz","personCount":"xfrs","placeRegion":"wtsddm","category":"nrfldm","purpose":"xfmddm","accusedName":"bfyr","accusedDuty":"bfyrzw","accusedUnit":"bfyrdw","summary":"nrzy","request":"tsqq"}],"trial":"sybz"},"receive":{"stored":"rkbz","rows":["hList",{"petitionNo":"xfjbh"}]}}

export const registerFeedback: CallDescriptor<RegisterFeedbackArgs, RegisterFeedbackAnswer> = {"id":"inspections.registerFeedback","method":"POST","path":"api/inspections/feedback","body":"json","writes":true,"send":{"petitionNo":"xfjbh","stage":"fkjd","day":"fkrq","way":"fkfs","receiver":"fkjsr","text":"fknr"}}
