import type { Certificate, CertificateRevocationList, Extension } from 'pkijs'
import { engine } from './engine'
import { NotProven } from './not-proven'
import { OID, SM2_SIGNATURES } from './oids'

/** Whom the office trusts, and what they have withdrawn. */
export interface Trust {
  readonly authorities: readonly Certificate[]
  readonly revocationLists: readonly CertificateRevocationList[]
}

/**
 * Throws `NotProven` unless an authority of ours issued the certificate, for signing, and it is good at an instant.
 * Authorities between are put among ours too: what the sender says of them does not count.
 */
export async function checkAccepted(certificate: Certificate, trust: Trust, at: Date): Promise<void> {
  const issuer = await issuerOf(certificate, trust.authorities)
  if (![certificate, issuer].every(each => isValid(each, at))) throw new NotProven('expired')
  if (!isForSigning(certificate)) throw new NotProven('usage')
  for (const list of trust.revocationLists) if (isBy(list, issuer)) await checkNotRevoked(certificate, list, issuer, at)
}

async function issuerOf(certificate: Certificate, authorities: readonly Certificate[]): Promise<Certificate> {
  for (const authority of authorities)
    if (certificate.issuer.isEqual(authority.subject) && (await isSignedBy(certificate, authority))) return authority
  throw new NotProven('issuer')
}

const isValid = ({ notBefore, notAfter }: Certificate, at: Date) => notBefore.value <= at && at <= notAfter.value

/** In the first byte of the key usage. */
const DIGITAL_SIGNATURE = 0x80

/** What is critical and unknown may restrict the certificate in a way that nobody here would see. */
function isForSigning({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === OID.keyUsage)?.parsedValue
  const bits: Uint8Array = usage?.valueBlock.valueHexView ?? new Uint8Array()
  return ((bits[0] ?? 0) & DIGITAL_SIGNATURE) !== 0 && !extensions.some(isUnknown)
}

const isUnknown = ({ critical, parsedValue }: Extension) => critical && !parsedValue

const isBy = (list: CertificateRevocationList, issuer: Certificate) => list.issuer.isEqual(issuer.subject)

/** A list that is forged or out of date withdraws trust from the whole authority: it may hide who was revoked. */
async function checkNotRevoked(
  certificate: Certificate,
  list: CertificateRevocationList,
  issuer: Certificate,
  at: Date,
): Promise<void> {
  const isCurrent = list.nextUpdate !== undefined && at <= list.nextUpdate.value
  if (!isCurrent || !(await isSignedBy(list, issuer))) throw new NotProven('revocationList')
  if (list.isCertificateRevoked(certificate)) throw new NotProven('revoked')
}

/** How authorities may sign; SHA-1 is not among them. */
const SIGNATURES = [OID.sha256WithRsa, OID.sha384WithRsa, OID.sha512WithRsa, ...SM2_SIGNATURES]

async function isSignedBy(signed: Certificate | CertificateRevocationList, issuer: Certificate): Promise<boolean> {
  const { tbs, signatureValue, signatureAlgorithm } = signed
  if (!SIGNATURES.includes(signatureAlgorithm.algorithmId)) return false
  const key = issuer.subjectPublicKeyInfo
  return engine.verifyWithPublicKey(tbs, signatureValue, key, signatureAlgorithm).catch(() => false)
}
