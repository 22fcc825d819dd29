// Made from ../certificates.ts by `npm run generate:calls`. Do not edit.
import type { CallDescriptor } from '../descriptor'
import type { CallAnswer, CallArgs } from '../form'
import type * as contract from '../certificates'

export type BindCertificateArgs = CallArgs<typeof contract.bindCertificate>
export type BindCertificateAnswer = CallAnswer<typeof contract.bindCertificate>
export type ChallengeArgs = CallArgs<typeof contract.challenge>
export type ChallengeAnswer = CallAnswer<typeof contract.challenge>
export type ServerCertificateArgs = CallArgs<typeof contract.serverCertificate>
export type ServerCertificateAnswer = CallAnswer<typeof contract.serverCertificate>

export const bindCertificate: CallDescriptor<BindCertificateArgs, BindCertificateAnswer> = {"id":"certificates.bindCertificate","method":"POST","path":"api/XfUserController/bindSubject","body":"form","writes":true,"send":{"organisationId":"orgId","message":"Message","signature":"SignData"}}

export const challenge: CallDescriptor<ChallengeArgs, ChallengeAnswer> = {"id":"certificates.challenge","method":"POST","path":"api/certificates/challenge","body":"json","open":true}

export const serverCertificate: CallDescriptor<ServerCertificateArgs, ServerCertificateAnswer> = {"id":"certificates.serverCertificate","method":"GET","path":"api/XfUserController/exportCert","body":"query","open":true}
