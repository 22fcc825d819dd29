// Made from ../macros.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../macros'

export type MacrosArgs = CallArgs<typeof contract.macros>
export type MacrosAnswer = CallAnswer<typeof contract.macros>
export type RemoveMacroArgs = CallArgs<typeof contract.removeMacro>
export type RemoveMacroAnswer = CallAnswer<typeof contract.removeMacro>
export type SaveMacroArgs = CallArgs<typeof contract.saveMacro>
export type SaveMacroAnswer = CallAnswer<typeof contract.saveMacro>

export const macros: CallDescriptor<MacrosArgs, MacrosAnswer> = {"id":"macros.macros","method":"POST","path":"api/macros/list","body":"json"}

export const removeMacro: CallDescriptor<RemoveMacroArgs, RemoveMacroAnswer> = {"id":"macros.removeMacro","method":"POST","path":"api/macros/remove","body":"json","writes":true}

export const saveMacro: CallDescriptor<SaveMacroArgs, SaveMacroAnswer> = {"id":"macros.saveMacro","method":"POST","path":"api/macros/save","body":"json","writes":true}
