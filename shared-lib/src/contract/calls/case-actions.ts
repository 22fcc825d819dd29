// Made from ../case-actions.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../case-actions'

export type CloseDirectlyManyArgs = CallArgs<typeof contract.closeDirectlyMany>
export type CloseDirectlyManyAnswer = CallAnswer<typeof contract.closeDirectlyMany>

export const closeDirectlyMany: CallDescriptor<CloseDirectlyManyArgs, CloseDirectlyManyAnswer> = {"id":"caseActions.closeDirectlyMany","method":"POST","path":"api/petitions/closeDirectlyMany","body":"json","writes":true,"slow":true,"send":{"letters":["xfjList",{"petitionNo":"xfjbh"}],"closeType":"bjlx","reason":"blfsdm","reply":"hfgznr","deliveryMode":"sdfs","deliveredOn":"sdrq","competent":"yggz","mainNo":"zjbh","text":"blyj","boxNo":"hh"},"receive":{"failed":["failed",{"petitionNo":"xfjbh"}]}}
