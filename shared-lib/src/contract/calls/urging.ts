// Made from ../urging.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../urging'

export type UrgeManyArgs = CallArgs<typeof contract.urgeMany>
export type UrgeManyAnswer = CallAnswer<typeof contract.urgeMany>
export type UrgeableArgs = CallArgs<typeof contract.urgeable>
export type UrgeableAnswer = CallAnswer<typeof contract.urgeable>

export const urgeMany: CallDescriptor<UrgeManyArgs, UrgeManyAnswer> = {"id":"urging.urgeMany","method":"POST","path":"api/stats/urgeMany","body":"json","writes":true,"slow":true,"send":{"petitions":["xfjList",{"petitionNo":"xfjbh"}],"text":"cbnr"},"receive":{"failed":["failed",{"petitionNo":"xfjbh"}]}}

export const urgeable: CallDescriptor<UrgeableArgs, UrgeableAnswer> = {"id":"urging.urgeable","method":"POST","path":"api/stats/urgeable","body":"json","slow":true,"send":{"region":"dqdm","unit":"cbdw"},"receive":{"petitions":["xfjList",{"petitionNo":"xfjbh","overdueDays":"cqts","office":"jgmc","person":"jbr"}]}}
