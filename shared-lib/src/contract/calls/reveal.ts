// Made from ../reveal.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../reveal'

export type RevealArgs = CallArgs<typeof contract.reveal>
export type RevealAnswer = CallAnswer<typeof contract.reveal>

export const reveal: CallDescriptor<RevealArgs, RevealAnswer> = {"id":"reveal.reveal","method":"POST","path":"api/petitions/reveal","body":"json","send":{"petitionNo":"xfjbh"},"receive":{"petitioner":"xfr","idCard":"zjhm","mobile":"sjh","address":"zz"}}
