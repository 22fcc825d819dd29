// Made from ../files.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../files'

export type LinkArgs = CallArgs<typeof contract.link>
export type LinkAnswer = CallAnswer<typeof contract.link>
export type StageArgs = CallArgs<typeof contract.stage>
export type StageAnswer = CallAnswer<typeof contract.stage>

export const link: CallDescriptor<LinkArgs, LinkAnswer> = {"id":"files.link","method":"POST","path":"api/files/link","body":"json"}

export const stage: CallDescriptor<StageArgs, StageAnswer> = {"id":"files.stage","method":"POST","path":"api/FileUploadController/saveToRedis","body":"multipart","fileField":"fileinput","writes":true,"slow":true}
