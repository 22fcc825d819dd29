import { createHash } from 'node:crypto'
import { ObjectIdentifier, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import { sm3 } from 'sm-crypto-v2'
import type { KeyPair } from '../keys/key-pair'
import { OID } from '../oids'

const NATIONAL = {
  signedData: OID.nationalSignedData,
  data: OID.nationalData,
  digest: OID.sm3,
  signature: OID.sm2Signature,
}
const INTERNATIONAL = { signedData: OID.signedData, data: OID.data, digest: OID.sha256, signature: OID.rsa }

const AUTHENTICATED = 0
const VERSION_1 = 1

/** Signs a text as a certificate helper does: PKCS#7 for RSA, GM/T 0010 for SM2, the text and the certificate in it. */
export function signText(text: string, certificate: Certificate, key: KeyPair): Uint8Array {
  const oids = key.kind === 'sm2' ? NATIONAL : INTERNATIONAL
  const content = new Uint8Array(Buffer.from(text))
  const attributes = new SignedAndUnsignedAttributes({
    type: AUTHENTICATED,
    attributes: [
      new Attribute({ type: OID.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
      new Attribute({ type: OID.messageDigest, values: [new OctetString({ valueHex: digestOf(content, key) })] }),
    ],
  })
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: oids.digest })
  const signed = new SignedData({
    version: VERSION_1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: oids.data,
      eContent: new OctetString({ valueHex: content }),
    }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: VERSION_1,
        sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        digestAlgorithm,
        signedAttrs: attributes,
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.signature }),
        signature: new OctetString({ valueHex: Uint8Array.from(key.sign(asSet(attributes))) }),
      }),
    ],
  })
  return new Uint8Array(
    new ContentInfo({ contentType: oids.signedData, content: signed.toSchema() }).toSchema().toBER(),
  )
}

const SET = 0x31

/** Attributes are signed as the set that they are, and sent under a tag of their own. */
function asSet(attributes: SignedAndUnsignedAttributes): Uint8Array {
  return Uint8Array.from([SET, ...new Uint8Array(attributes.toSchema().toBER()).subarray(1)])
}

const digestOf = (content: Uint8Array, { kind }: KeyPair) =>
  Uint8Array.from(kind === 'sm2' ? Buffer.from(sm3(content), 'hex') : createHash('sha256').update(content).digest())
