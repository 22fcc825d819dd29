// Made from ../finder.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../finder'

export type FindArgs = CallArgs<typeof contract.find>
export type FindAnswer = CallAnswer<typeof contract.find>

export const find: CallDescriptor<FindArgs, FindAnswer> = {"id":"finder.find","method":"POST","path":"api/finder/find","body":"json","receive":{"cases":["cases",{"petitionNo":"xfjbh","petitioner":"xfr","summary":"nrzy"}]}}
