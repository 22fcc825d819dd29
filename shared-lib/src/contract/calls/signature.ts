// Made from ../signature.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../signature'

export type EndSignatureArgs = CallArgs<typeof contract.endSignature>
export type EndSignatureAnswer = CallAnswer<typeof contract.endSignature>
export type KeepSignatureArgs = CallArgs<typeof contract.keepSignature>
export type KeepSignatureAnswer = CallAnswer<typeof contract.keepSignature>
export type SignatureArgs = CallArgs<typeof contract.signature>
export type SignatureAnswer = CallAnswer<typeof contract.signature>

export const endSignature: CallDescriptor<EndSignatureArgs, EndSignatureAnswer> = {"id":"signature.endSignature","method":"POST","path":"api/approvals/endSignature","body":"json","writes":true}

export const keepSignature: CallDescriptor<KeepSignatureArgs, KeepSignatureAnswer> = {"id":"signature.keepSignature","method":"POST","path":"api/approvals/keepSignature","body":"json","writes":true}

export const signature: CallDescriptor<SignatureArgs, SignatureAnswer> = {"id":"signature.signature","method":"POST","path":"api/approvals/signature","body":"json"}
