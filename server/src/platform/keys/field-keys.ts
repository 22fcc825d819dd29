import { createHash } from 'node:crypto'
import { digestOf, type SealingKey, seal, sealingKey, unseal } from './sealing'

/**
 * Keeps secrets and personal data in the database from whoever reads the database alone. `place` names the field of
 * the row, like `person.telephone:42`: a value that is moved to another one is not accepted there.
 */
export interface FieldKeys {
  /** Ids of the keys: that of the key that encrypts comes first. An id tells nothing of its key. */
  readonly ids: readonly [string, ...string[]]
  encrypt(text: string, place: string): string
  /** Throws where the value was changed, moved, or encrypted with a key that is not here. */
  decrypt(stored: string, place: string): string
  /**
   * Digests by which equal texts of a kind are found, one for each key: that of the key that encrypts comes first, and
   * is the one to be kept.
   */
  digests(text: string, kind: string): readonly [string, ...string[]]
}

export const KEY_BYTES = 32
const ID_LENGTH = 8
const SCHEME = 'sm4'

/**
 * @param text base64 keys of 32 bytes each, one a line or with commas between: the first encrypts, all decrypt. So a
 *   new key is put in front, and an old one stays until nothing is encrypted with it.
 */
export function fieldKeys(text: string): FieldKeys {
  const keys = new Map(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(readKey),
  )
  const [[currentId, current] = noKey()] = keys
  const older = [...keys].slice(1)
  return {
    ids: [currentId, ...older.map(([id]) => id)],
    digests: (plain, kind) => [digestOf(current, plain, kind), ...older.map(([, key]) => digestOf(key, plain, kind))],
    encrypt: (plain, place) =>
      `${SCHEME}.${currentId}.${seal(current, Buffer.from(plain), place).toString('base64url')}`,
    decrypt: (stored, place) => {
      const [scheme, id = '', value = ''] = stored.split('.')
      const key = scheme === SCHEME && keys.get(id)
      if (!key) throw new Error(`${place} is encrypted with the key ${id}, which this server does not have`)
      return unseal(key, Buffer.from(value, 'base64url'), place)?.toString('utf8') ?? changed(place)
    },
  }
}

/** A key with its id, which is its digest's beginning: nobody has to name keys. */
function readKey(base64: string): [id: string, key: SealingKey] {
  const secret = Buffer.from(base64, 'base64')
  if (secret.length !== KEY_BYTES) throw new Error(`A field key is base64 of ${KEY_BYTES} bytes`)
  return [createHash('sm3').update(secret).digest('hex').slice(0, ID_LENGTH), sealingKey(secret)]
}

function noKey(): never {
  throw new Error('There is no field key')
}

function changed(place: string): never {
  throw new Error(`${place} is not what was encrypted for it`)
}
