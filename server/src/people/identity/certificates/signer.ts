import { X509Certificate } from 'node:crypto'
import type { Certificate } from 'pkijs'
import type { Db } from '../../../platform/database/connect'
import { checkAccepted } from './accepted'
import { useChallenge } from './challenges'
import { readAuthorities, readRevocationLists } from './folder'
import { NotProven } from './not-proven'
import { signerOf } from './signed-data'

/** A certificate by what identifies it. */
export interface Signer {
  readonly issuer: string
  /** Hexadecimal. */
  readonly serialNo: string
  readonly subject: string
}

/** A challenge and what came back for it: PKCS#7 in base64. */
export interface Signed {
  readonly message: string
  readonly signature: string
}

/** Whose certificate, accepted by us, signed a challenge of ours. It cannot be asked twice. Throws `NotProven`. */
export async function signerOfChallenge(
  { message, signature }: Signed,
  folder: string,
  db: Db,
  now: Date,
): Promise<Signer> {
  if (!(await useChallenge(db, message, now))) throw new NotProven('challenge')
  const certificate = await signerOf(Uint8Array.from(Buffer.from(signature, 'base64')), message)
  await checkTrusted(certificate, folder, now)
  const { issuer, serialNumber, subject } = new X509Certificate(Buffer.from(certificate.toSchema().toBER()))
  return { issuer, serialNo: serialNumber, subject }
}

/** Throws `NotProven` unless whom the folder names has issued the certificate for signing, and it is good at an instant. */
export async function checkTrusted(certificate: Certificate, folder: string, at: Date): Promise<void> {
  const [authorities, revocationLists] = await Promise.all([readAuthorities(folder), readRevocationLists(folder)])
  await checkAccepted(certificate, { authorities, revocationLists }, at)
}
