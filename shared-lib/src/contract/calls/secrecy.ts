// Made from ../secrecy.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../secrecy'

export type ClassifiedWordsArgs = CallArgs<typeof contract.classifiedWords>
export type ClassifiedWordsAnswer = CallAnswer<typeof contract.classifiedWords>
export type MasksArgs = CallArgs<typeof contract.masks>
export type MasksAnswer = CallAnswer<typeof contract.masks>
export type PreviewWordArgs = CallArgs<typeof contract.previewWord>
export type PreviewWordAnswer = CallAnswer<typeof contract.previewWord>
export type SetMaskArgs = CallArgs<typeof contract.setMask>
export type SetMaskAnswer = CallAnswer<typeof contract.setMask>
export type SetWordArgs = CallArgs<typeof contract.setWord>
export type SetWordAnswer = CallAnswer<typeof contract.setWord>

export const classifiedWords: CallDescriptor<ClassifiedWordsArgs, ClassifiedWordsAnswer> = {"id":"secrecy.classifiedWords","method":"POST","path":"api/secrecy/words","body":"form"}

export const masks: CallDescriptor<MasksArgs, MasksAnswer> = {"id":"secrecy.masks","method":"POST","path":"api/secrecy/masks","body":"form"}

export const previewWord: CallDescriptor<PreviewWordArgs, PreviewWordAnswer> = {"id":"secrecy.previewWord","method":"POST","path":"api/secrecy/previewWord","body":"json","writes":true}

export const setMask: CallDescriptor<SetMaskArgs, SetMaskAnswer> = {"id":"secrecy.setMask","method":"POST","path":"api/secrecy/setMask","body":"json","writes":true}

export const setWord: CallDescriptor<SetWordArgs, SetWordAnswer> = {"id":"secrecy.setWord","method":"POST","path":"api/secrecy/setWord","body":"json","writes":true}
