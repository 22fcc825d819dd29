import { rm } from 'node:fs/promises'
import { challenge } from '@portal/shared-lib/contract/certificates'
import type { CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import { Certificate } from 'pkijs'
import { makeDemonstration } from '../src/people/identity/certificates/demo/authority'
import type { Wanted } from '../src/people/identity/certificates/demo/issue'
import { signText } from '../src/people/identity/certificates/demo/sign'
import { issueSoftKey, type SoftKey } from '../src/people/identity/certificates/demo/soft-key'
import { findServerCertificate } from '../src/people/identity/certificates/folder'
import type { KeyPair } from '../src/people/identity/certificates/keys/key-pair'
import { newKeyPair, sealFor } from '../src/people/identity/certificates/keys/read'
import type { Portal } from './portal'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Keys of users, as the demonstration of a portal issues and its server seals for. */
export interface SoftKeys {
  /** Where the server finds certificates. */
  folder(): string
  /** A new certificate; all of a kind share one key pair, because RSA takes its time. */
  issue(kind: CertificateKind, wanted?: Partial<Wanted>, folder?: string): Promise<SoftKey>
  /** A challenge of the server's, signed. */
  sign(key: SoftKey, text?: string): Promise<{ message: string; signature: string }>
  /** A text that the server alone can read. */
  seal(kind: CertificateKind, text: string): Promise<string>
}

/** Lets the server of a test file have the certificates of the demonstration. */
export function useSoftKeys(portal: Portal): SoftKeys {
  const folder = () => portal.services.config.certificateFolder ?? ''
  const pairs: Partial<Record<CertificateKind, KeyPair>> = {}
  const pairOf = (kind: CertificateKind) => (pairs[kind] ??= newKeyPair(kind))
  beforeAll(() => makeDemonstration(folder(), new Date()))

  return {
    folder,
    issue: (kind, wanted, from = folder()) => issueSoftKey(from, kind, { name: 'zs01', ...wanted }, pairOf(kind)),
    async sign({ certificate, key }, text) {
      const { message } = await portal.answerTo(challenge, {})
      return { message, signature: base64(signText(text ?? message, certificate, key)) }
    },
    async seal(kind, text) {
      const certificate = await findServerCertificate(folder(), kind)
      if (!certificate) throw new Error(`The server has no certificate of the kind ${kind}`)
      return base64(sealFor(Certificate.fromBER(certificate).subjectPublicKeyInfo, text))
    },
  }
}

/** A folder of certificates of which the server knows nothing. */
export async function otherAuthority(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await makeDemonstration(folder, new Date())
  return folder
}
