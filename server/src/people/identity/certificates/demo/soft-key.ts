import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CertificateKind } from '@portal/shared-lib/contract/rules/certificate'
import { Certificate } from 'pkijs'
import { AUTHORITIES } from '../folder'
import type { KeyPair } from '../keys/key-pair'
import { newKeyPair, readKeyPair } from '../keys/read'
import { derOf, pemOf } from '../pem'
import { authorityFile } from './authority'
import { issueCertificate, USAGE, type Wanted } from './issue'

/** A certificate whose private key lies in a file instead of on a USB key. */
export interface SoftKey {
  readonly certificate: Certificate
  readonly key: KeyPair
}

const GOOD_FOR_MS = 365 * 86_400_000

/** Has the demonstration's authority issue a certificate for signing; `wanted` changes what it says. */
export async function issueSoftKey(
  folder: string,
  kind: CertificateKind,
  wanted: Partial<Wanted> & Pick<Wanted, 'name'>,
  key: KeyPair = newKeyPair(kind),
): Promise<SoftKey> {
  const authority = await readSoftKey(
    kind,
    join(folder, AUTHORITIES, `${authorityFile(kind)}.pem`),
    join(folder, `${authorityFile(kind)}.key`),
  )
  const from = new Date()
  const to = new Date(from.getTime() + GOOD_FOR_MS)
  const ordinary = { organisation: '演示单位', publicKey: key.publicKey, usage: USAGE.signing, from, to }
  return { certificate: issueCertificate({ ...ordinary, ...wanted }, authority), key }
}

/** From its two files. */
export async function readSoftKey(kind: CertificateKind, certificate: string, key: string): Promise<SoftKey> {
  const [certificateFile, keyFile] = await Promise.all([readFile(certificate), readFile(key, 'utf8')])
  return { certificate: Certificate.fromBER(derOf(certificateFile)), key: readKeyPair(kind, keyFile) }
}

/** What stands in its two files. */
export const filesOf = ({ certificate, key }: SoftKey) => ({
  certificate: pemOf('CERTIFICATE', certificate.toSchema().toBER()),
  key: key.pem,
})
