import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  publicEncrypt,
  sign,
} from 'node:crypto'
import { PublicKeyInfo } from 'pkijs'
import type { KeyPair } from './key-pair'

const BITS = 2048
const DIGEST = 'sha256'
/** The padding of PKCS#1 1.5 would let a patient caller learn what is inside. */
const SEALING = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: DIGEST }

export const newRsaPem = () =>
  generateKeyPairSync('rsa', { modulusLength: BITS }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

export function rsaKeyPair(pem: string): KeyPair {
  const key = createPrivateKey(pem)
  return {
    kind: 'rsa',
    publicKey: PublicKeyInfo.fromBER(Uint8Array.from(createPublicKey(key).export({ type: 'spki', format: 'der' }))),
    pem,
    sign: data => sign(DIGEST, data, key),
    open: sealed => {
      try {
        return privateDecrypt({ key, ...SEALING }, sealed).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

/** Seals a text for the owner of a public key. */
export function sealByRsa(text: string, publicKey: PublicKeyInfo): Uint8Array {
  const key = createPublicKey({ key: Buffer.from(publicKey.toSchema().toBER()), type: 'spki', format: 'der' })
  return publicEncrypt({ key, ...SEALING }, Buffer.from(text))
}
