import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BitString } from 'asn1js'
import { Certificate, CertificateRevocationList, RevokedCertificate, Time } from 'pkijs'
import { authorityFile } from '../src/people/identity/certificates/demo/authority'
import { signatureAlgorithm } from '../src/people/identity/certificates/demo/issue'
import { AUTHORITIES, REVOKED } from '../src/people/identity/certificates/folder'
import { rsaKeyPair } from '../src/people/identity/certificates/keys/rsa'
import { derOf } from '../src/people/identity/certificates/pem'

const DAY_MS = 86_400_000
const VERSION_2 = 1

interface List {
  readonly revoked?: readonly Certificate[]
  readonly nextUpdate?: Date
  /** Folder of the authority that signs; a list signed by another than it names is forged. */
  readonly signedBy?: string
}

/** Puts a revocation list of the demonstration's RSA authority into a folder of certificates, as DER. */
export async function publishRevocations(folder: string, list: List): Promise<void> {
  const { revoked = [], nextUpdate = new Date(Date.now() + DAY_MS), signedBy = folder } = list
  const file = authorityFile('rsa')
  const authority = Certificate.fromBER(derOf(await readFile(join(folder, AUTHORITIES, `${file}.pem`))))
  const key = rsaKeyPair(await readFile(join(signedBy, `${file}.key`), 'utf8'))
  const revocationDate = new Time({ value: new Date() })
  const published = new CertificateRevocationList({ version: VERSION_2 })
  published.issuer = authority.subject
  published.thisUpdate = revocationDate
  published.nextUpdate = new Time({ value: nextUpdate })
  if (revoked.length)
    published.revokedCertificates = revoked.map(
      ({ serialNumber }) => new RevokedCertificate({ userCertificate: serialNumber, revocationDate }),
    )
  published.signature = signatureAlgorithm(key)
  published.signatureAlgorithm = published.signature
  const [tbs] = published.toSchema(true).valueBlock.value
  published.tbsView = new Uint8Array(tbs.toBER())
  published.signatureValue = new BitString({ valueHex: Uint8Array.from(key.sign(published.tbsView)) })
  await writeFile(join(folder, REVOKED, 'authority.crl'), Buffer.from(published.toSchema().toBER()))
}
