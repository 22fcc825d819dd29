import { webcrypto } from 'node:crypto'
import type { BitString, OctetString } from 'asn1js'
import { type AlgorithmIdentifier, CryptoEngine, type PublicKeyInfo } from 'pkijs'
import { sm2, sm3 } from 'sm-crypto-v2'
import { OID, SM2_SIGNATURES } from './oids'

const SM3 = 'SM3'

/** What pkijs asks for cryptography: SM2 and SM3 besides what Node has, whose own SM2 cannot set the signer's ID. */
class NationalEngine extends CryptoEngine {
  override async digest(algorithm: string | { name: string }, data: BufferSource): Promise<ArrayBuffer> {
    const name = typeof algorithm === 'string' ? algorithm : algorithm.name
    if (name !== SM3) return super.digest(algorithm, data)
    return Uint8Array.from(Buffer.from(sm3(bytesOf(data)), 'hex')).buffer
  }

  override getAlgorithmByOID<T extends Algorithm = Algorithm>(oid: string, safety?: boolean, target?: string): T {
    if (oid === OID.sm3) return { name: SM3 } as T
    return super.getAlgorithmByOID<T>(oid, safety as true, target)
  }

  override async verifyWithPublicKey(
    data: BufferSource,
    signature: BitString | OctetString,
    key: PublicKeyInfo,
    algorithm: AlgorithmIdentifier,
    digest?: string,
  ): Promise<boolean> {
    if (!isSm2(key)) return super.verifyWithPublicKey(data, signature, key, algorithm, digest)
    return SM2_SIGNATURES.includes(algorithm.algorithmId) && sm2Fits(bytesOf(data), signature, key)
  }
}

export const engine = new NationalEngine({ name: 'national', crypto: webcrypto as Crypto })

export function isSm2({ algorithm }: PublicKeyInfo): boolean {
  const { algorithmId, algorithmParams } = algorithm
  return algorithmId === OID.ecPublicKey && algorithmParams?.valueBlock?.toString() === OID.sm2Curve
}

/** The public key as sm-crypto-v2 takes it: the uncompressed point. */
export const sm2Point = ({ subjectPublicKey }: PublicKeyInfo) => hexOf(subjectPublicKey.valueBlock.valueHexView)

/** With the signer's ID that GM/T 0009 sets, which is the library's default: 1234567812345678. */
function sm2Fits(data: Uint8Array, signature: BitString | OctetString, key: PublicKeyInfo): boolean {
  const der = hexOf(signature.valueBlock.valueHexView)
  return sm2.doVerifySignature(data, der, sm2Point(key), { hash: true, der: true })
}

function bytesOf(data: BufferSource): Uint8Array {
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data)
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
