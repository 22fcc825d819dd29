import { OctetString } from 'asn1js'
import { AlgorithmIdentifier, Certificate } from 'pkijs'
import { engine, isSm2 } from '../engine'
import { sealFor } from '../keys/read'
import { OID } from '../oids'
import { signerOf } from '../signed-data'
import { signText } from './sign'
import type { SoftKey } from './soft-key'

/** What the stand-in of the certificate helper does with keys; all that travels is base64 or text. */

export { filesOf, issueSoftKey, readSoftKey, type SoftKey } from './soft-key'

export const certificateOf = ({ certificate }: SoftKey) => toBase64(new Uint8Array(certificate.toSchema().toBER()))

export const signPkcs1 = ({ key }: SoftKey, text: string) => toBase64(key.sign(Buffer.from(text)))

export const signPkcs7 = ({ certificate, key }: SoftKey, text: string) => toBase64(signText(text, certificate, key))

export const decrypt = ({ key }: SoftKey, sealed: string) => key.open(fromBase64(sealed))

/** Throws where the certificate is none. */
export const encrypt = (certificate: string, text: string) =>
  toBase64(sealFor(readCertificate(certificate).subjectPublicKeyInfo, text))

export async function verifyPkcs1(certificate: string, text: string, signature: string): Promise<boolean> {
  const { subjectPublicKeyInfo: key } = readCertificate(certificate)
  const algorithm = new AlgorithmIdentifier({ algorithmId: isSm2(key) ? OID.sm3WithSm2 : OID.sha256WithRsa })
  const value = new OctetString({ valueHex: fromBase64(signature) })
  return engine.verifyWithPublicKey(Uint8Array.from(Buffer.from(text)), value, key, algorithm).catch(() => false)
}

export const verifyPkcs7 = (signature: string, text: string): Promise<boolean> =>
  signerOf(fromBase64(signature), text).then(
    () => true,
    () => false,
  )

const readCertificate = (certificate: string) => Certificate.fromBER(fromBase64(certificate))

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const fromBase64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
