import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const CIPHER = 'sm4-cbc'
const DIGEST = 'sm3'
const CIPHER_KEY_BYTES = 16
const MAC_BYTES = 32
const IV_BYTES = 16
const BLOCK_BYTES = 16
const LENGTH_BYTES = 4

/** The keys that one secret stands for: none is used for two purposes. */
export interface SealingKey {
  readonly cipher: Uint8Array
  readonly mac: Uint8Array
  readonly index: Uint8Array
}

export function sealingKey(secret: Uint8Array): SealingKey {
  return {
    cipher: derived(secret, 'cipher', CIPHER_KEY_BYTES),
    mac: derived(secret, 'mac', MAC_BYTES),
    index: derived(secret, 'index', MAC_BYTES),
  }
}

function derived(secret: Uint8Array, purpose: string, bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync(DIGEST, secret, '', `portal field ${purpose}`, bytes))
}

/** IV, then SM4-CBC, then HMAC-SM3 over the place and both: GB/T 32907 and GB/T 32905, as Node has no SM4-GCM. */
export function seal(key: SealingKey, content: Uint8Array, place: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key.cipher, iv)
  const sealed = Buffer.concat([iv, cipher.update(content), cipher.final()])
  return Buffer.concat([sealed, macOf(key, sealed, place)])
}

/** How many bytes a content of so many has when it is sealed: padding fills a block, or is a block of its own. */
export const sealedBytes = (bytes: number): number =>
  IV_BYTES + (Math.floor(bytes / BLOCK_BYTES) + 1) * BLOCK_BYTES + MAC_BYTES

/** Undefined where it was not sealed with this key for this place, or was changed. */
export function unseal(key: SealingKey, stored: Buffer, place: string): Buffer | undefined {
  if (stored.length < IV_BYTES + MAC_BYTES) return undefined
  const sealed = stored.subarray(0, -MAC_BYTES)
  // Before anything is deciphered, so that padding tells nobody anything.
  if (!timingSafeEqual(stored.subarray(-MAC_BYTES), macOf(key, sealed, place))) return undefined
  const decipher = createDecipheriv(CIPHER, key.cipher, sealed.subarray(0, IV_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES)), decipher.final()])
}

/** HMAC-SM3 of a text and what it is, the same for the same text: finds equal ones without a key to read them. */
export function digestOf(key: SealingKey, text: string, kind: string): string {
  return createHmac(DIGEST, key.index).update(`${kind}\n${text}`).digest('hex')
}

/** The length goes first: no other place and content together give the same bytes. */
function macOf(key: SealingKey, sealed: Buffer, place: string): Buffer {
  const where = Buffer.from(place)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(where.length)
  return createHmac(DIGEST, key.mac).update(length).update(where).update(sealed).digest()
}
