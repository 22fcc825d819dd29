// Made from ../prints.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../prints'

export type NotePrintArgs = CallArgs<typeof contract.notePrint>
export type NotePrintAnswer = CallAnswer<typeof contract.notePrint>

export const notePrint: CallDescriptor<NotePrintArgs, NotePrintAnswer> = {"id":"prints.notePrint","method":"POST","path":"api/prints/note","body":"json","writes":true,"send":{"parts":"bfList","petitionNos":"bhList"}}
