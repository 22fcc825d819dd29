import { randomBytes } from 'node:crypto'
import { BitString, Integer, Utf8String } from 'asn1js'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  type PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs'
import type { KeyPair } from '../keys/key-pair'
import { OID } from '../oids'

/** What a certificate is for; bits of the key usage. */
export const USAGE = { signing: 0x80, sealing: 0x30, issuing: 0x06 } as const

export interface Wanted {
  readonly name: string
  readonly organisation: string
  readonly publicKey: PublicKeyInfo
  readonly usage: number
  readonly from: Date
  readonly to: Date
}

/** Who issues: a certificate and its key; for an authority's own certificate the key alone. */
export interface Authority {
  readonly key: KeyPair
  readonly certificate?: Certificate
}

const SERIAL_BYTES = 15
const VERSION_3 = 2

/** Issues a certificate; for demonstrations and tests, real ones come from an authority. */
export function issueCertificate(wanted: Wanted, { key, certificate: own }: Authority): Certificate {
  const certificate = new Certificate({ version: VERSION_3 })
  certificate.serialNumber = new Integer({ valueHex: serialNumber() })
  certificate.subject = nameOf(wanted)
  certificate.issuer = own?.subject ?? certificate.subject
  certificate.notBefore = new Time({ value: wanted.from })
  certificate.notAfter = new Time({ value: wanted.to })
  certificate.subjectPublicKeyInfo = wanted.publicKey
  certificate.extensions = extensionsFor(wanted.usage)
  certificate.signature = signatureAlgorithm(key)
  certificate.signatureAlgorithm = certificate.signature
  certificate.tbsView = new Uint8Array(certificate.encodeTBS().toBER())
  certificate.signatureValue = new BitString({ valueHex: Uint8Array.from(key.sign(certificate.tbsView)) })
  return certificate
}

/** How a key signs what it issues. */
export const signatureAlgorithm = ({ kind }: KeyPair) =>
  new AlgorithmIdentifier({ algorithmId: kind === 'sm2' ? OID.sm3WithSm2 : OID.sha256WithRsa })

/** Positive, so the first byte is below 0x80; and not 0, which DER would leave out. */
const serialNumber = () => Uint8Array.from([1, ...randomBytes(SERIAL_BYTES)])

function nameOf({ name, organisation }: Wanted): RelativeDistinguishedNames {
  const entry = (type: string, value: string) => new AttributeTypeAndValue({ type, value: new Utf8String({ value }) })
  return new RelativeDistinguishedNames({
    typesAndValues: [entry(OID.organisation, organisation), entry(OID.commonName, name)],
  })
}

function extensionsFor(usage: number): Extension[] {
  const bits = new BitString({ valueHex: Uint8Array.from([usage]) })
  const constraints = new BasicConstraints({ cA: usage === USAGE.issuing })
  return [
    new Extension({ extnID: OID.keyUsage, critical: true, extnValue: bits.toBER() }),
    new Extension({ extnID: OID.basicConstraints, critical: true, extnValue: constraints.toSchema().toBER() }),
  ]
}
