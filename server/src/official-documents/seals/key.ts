import { CERTIFICATE_TEXTS } from '@portal/shared-lib/contract/rules/certificate'
import { OFFICIAL_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/official-document'
import { Certificate } from 'pkijs'
import { isSm2 } from '../../people/identity/certificates/engine'
import { NotProven } from '../../people/identity/certificates/not-proven'
import { OID } from '../../people/identity/certificates/oids'
import { signerOf } from '../../people/identity/certificates/signed-data'
import { checkTrusted } from '../../people/identity/certificates/signer'
import { refuseField, refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'

/** Whose a certificate is, as screens show it. */
export interface SealKey {
  readonly owner: string
  /** Hexadecimal. */
  readonly serialNo: string
}

/** What the key of a seal signs: that it is for an official document, and the SM3 digests of its two files. */
export const signedText = (digest: string, pdfDigest: string): string =>
  `official-document sm3-docx=${digest} sm3-pdf=${pdfDigest}`

/** Of a certificate in DER; names of the person and of the organisation as far as they stand in it. */
export function keyOf(der: Uint8Array): SealKey {
  const { subject, serialNumber } = Certificate.fromBER(Uint8Array.from(der))
  const named = (oid: string): string[] =>
    subject.typesAndValues.flatMap(({ type, value }) => (type === oid ? [String(value.valueBlock.value)] : []))
  return {
    owner: [...named(OID.organisation), ...named(OID.commonName)].join(' '),
    serialNo: Buffer.from(serialNumber.valueBlock.valueHexView).toString('hex').toUpperCase(),
  }
}

/** The DER of a certificate that a seal may be bound to: one for SM2 that is accepted at an instant. */
export async function certificateOf(base64: string, { config, now }: Services): Promise<Buffer> {
  const folder = config.certificateFolder ?? refuseRule(CERTIFICATE_TEXTS.noServerCertificate)
  const der = Buffer.from(base64, 'base64')
  const certificate = parsed(der) ?? refuseField(TEXTS.keyUnreadable, 'yzzs')
  if (!isSm2(certificate.subjectPublicKeyInfo)) refuseField(TEXTS.keyNotSm2, 'yzzs')
  await checkTrusted(certificate, folder, now()).catch(ifNotProven(() => refuseField(TEXTS.keyNotAccepted, 'yzzs')))
  return derOf(certificate)
}

const derOf = (certificate: Certificate): Buffer => Buffer.from(certificate.toSchema().toBER())

function parsed(der: Buffer): Certificate | undefined {
  try {
    return Certificate.fromBER(Uint8Array.from(der))
  } catch {
    return undefined
  }
}

interface Signature {
  /** Signed data in DER. */
  readonly signature: Buffer
  readonly text: string
  /** DER of the one that the seal is bound to. */
  readonly certificate: Buffer
}

/** Why a signature is not that of the seal's key, or the key is not good any more; undefined where all is well. */
export async function reasonAgainstKey(given: Signature, { config, now }: Services): Promise<string | undefined> {
  const folder = config.certificateFolder ?? refuseRule(CERTIFICATE_TEXTS.noServerCertificate)
  const wrong = await reasonAgainstSignature(given)
  if (wrong) return wrong
  return await checkTrusted(Certificate.fromBER(Uint8Array.from(given.certificate)), folder, now()).then(
    () => undefined,
    ifNotProven(() => TEXTS.keyNotAccepted),
  )
}

/** As `reasonAgainstKey`, by the signature alone: a certificate that was good once may have ended since. */
export async function reasonAgainstSignature({ signature, text, certificate }: Signature): Promise<string | undefined> {
  try {
    const signer = await signerOf(Uint8Array.from(signature), text)
    return derOf(signer).equals(certificate) ? undefined : TEXTS.othersKey
  } catch (error) {
    return ifNotProven(why => (why === 'content' ? TEXTS.signedOther : TEXTS.wrongSignature))(error)
  }
}

function ifNotProven<T>(instead: (why: string) => T): (error: unknown) => T {
  return error => {
    if (!(error instanceof NotProven)) throw error
    return instead(error.why)
  }
}
