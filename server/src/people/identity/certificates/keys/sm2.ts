import { BitString, Integer, ObjectIdentifier, OctetString, Sequence, verifySchema } from 'asn1js'
import { AlgorithmIdentifier, ECPrivateKey, PrivateKeyInfo, PublicKeyInfo } from 'pkijs'
import { sm2 } from 'sm-crypto-v2'
import { sm2Point } from '../engine'
import { OID } from '../oids'
import { derOf, pemOf } from '../pem'
import type { KeyPair } from './key-pair'

const HEX = 16
/** Of a coordinate, and of a private key. */
const HEX_DIGITS = 64
/** Ciphertext in the order point, digest, text, as GM/T 0009 has it. */
const C1C3C2 = 1
const ASN1 = { asn1: true } as const

export function newSm2Pem(): string {
  const secret = Buffer.from(sm2.generateKeyPairHex().privateKey.padStart(HEX_DIGITS, '0'), 'hex')
  const key = new ECPrivateKey({ version: 1, privateKey: new OctetString({ valueHex: new Uint8Array(secret) }) })
  const info = new PrivateKeyInfo({
    privateKeyAlgorithm: sm2Algorithm(),
    privateKey: new OctetString({ valueHex: key.toSchema().toBER() }),
  })
  return pemOf('PRIVATE KEY', info.toSchema().toBER())
}

export function sm2KeyPair(pem: string): KeyPair {
  const { privateKey } = PrivateKeyInfo.fromBER(derOf(Buffer.from(pem)))
  const secret = hexOf(ECPrivateKey.fromBER(privateKey.valueBlock.valueHex).privateKey.valueBlock.valueHexView)
  const point = sm2.getPublicKeyFromPrivateKey(secret)
  return {
    kind: 'sm2',
    publicKey: new PublicKeyInfo({
      algorithm: sm2Algorithm(),
      subjectPublicKey: new BitString({ valueHex: new Uint8Array(Buffer.from(point, 'hex')) }),
    }),
    pem,
    sign: data => Buffer.from(sm2.doSignature(data, secret, { hash: true, der: true, publicKey: point }), 'hex'),
    open: sealed => {
      try {
        return sm2.doDecrypt(plainForm(sealed), secret, C1C3C2, { output: 'string' }) || undefined
      } catch {
        return undefined
      }
    },
  }
}

const CIPHERTEXT = new Sequence({
  value: [
    new Integer({ name: 'x' }),
    new Integer({ name: 'y' }),
    new OctetString({ name: 'digest' }),
    new OctetString({ name: 'text' }),
  ],
})

/**
 * A ciphertext without its DER. GM/T 0003 has the point checked to be one of the curve before it meets the key; the
 * library does so in this form only.
 */
function plainForm(sealed: Uint8Array): string {
  const { verified, result } = verifySchema(Uint8Array.from(sealed), CIPHERTEXT)
  if (!verified) throw new Error('This is no SM2 ciphertext')
  const { x, y, digest, text } = result
  const coordinate = (value: Integer) => value.toBigInt().toString(HEX).padStart(HEX_DIGITS, '0')
  return [coordinate(x), coordinate(y), hexOf(digest.getValue()), hexOf(text.getValue())].join('')
}

/** Seals a text for the owner of a public key. */
export function sealBySm2(text: string, publicKey: PublicKeyInfo): Uint8Array {
  return Buffer.from(sm2.doEncrypt(text, sm2Point(publicKey), C1C3C2, ASN1), 'hex')
}

const sm2Algorithm = () =>
  new AlgorithmIdentifier({
    algorithmId: OID.ecPublicKey,
    algorithmParams: new ObjectIdentifier({ value: OID.sm2Curve }),
  })

const hexOf = (bytes: Uint8Array | ArrayBuffer) => Buffer.from(new Uint8Array(bytes)).toString('hex')
