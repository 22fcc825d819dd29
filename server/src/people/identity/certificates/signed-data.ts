import { type Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs'
import { engine } from './engine'
import { NotProven } from './not-proven'
import { OID, SM2_SIGNATURES } from './oids'

/** Helpers for SM2 keys use the identifiers of either standard. */
const SIGNED_DATA: readonly string[] = [OID.signedData, OID.nationalSignedData]
const DATA: readonly string[] = [OID.data, OID.nationalData]

/** Digests with the signature algorithms that may go with them; SHA-1 is not among them. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  [OID.sha256]: [OID.rsa, OID.sha256WithRsa],
  [OID.sm3]: SM2_SIGNATURES,
}

/**
 * The certificate of whoever signed just this content, by the signed data's own word: whether the certificate is worth
 * anything is for others to say. Throws `NotProven`.
 */
export async function signerOf(der: Uint8Array<ArrayBuffer>, content: string): Promise<Certificate> {
  const parsed = parse(der)
  if (parsed.content !== content) throw new NotProven('content')
  const { signatureVerified, signerCertificate } = await verify(parsed.signed)
  if (!signatureVerified || !signerCertificate) throw new NotProven('signature')
  return signerCertificate
}

function parse(der: Uint8Array<ArrayBuffer>) {
  try {
    const { contentType, content } = ContentInfo.fromBER(der)
    const signed = new SignedData({ schema: content })
    if (isAsAgreed(contentType, signed)) return { signed, content: contentOf(signed) }
  } catch {
    // what pkijs cannot read is malformed, however it says so
  }
  throw new NotProven('malformed')
}

function isAsAgreed(type: string, { encapContentInfo, signerInfos }: SignedData): boolean {
  const [signer, ...others] = signerInfos
  const isKnown = SIGNED_DATA.includes(type) && DATA.includes(encapContentInfo.eContentType)
  return isKnown && signer !== undefined && !others.length && isAllowed(signer)
}

function isAllowed({ digestAlgorithm, signatureAlgorithm }: SignerInfo): boolean {
  return ALGORITHMS[digestAlgorithm.algorithmId]?.includes(signatureAlgorithm.algorithmId) ?? false
}

const contentOf = ({ encapContentInfo: { eContent } }: SignedData) =>
  eContent && Buffer.from(eContent.getValue()).toString('utf8')

/** The chain is not asked of pkijs: it follows what the sender put in, and never ends where two issued each other. */
async function verify(signed: SignedData) {
  try {
    return await signed.verify({ signer: 0, extendedMode: true }, engine)
  } catch {
    throw new NotProven('signature')
  }
}
