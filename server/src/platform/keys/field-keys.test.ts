import { randomBytes } from 'node:crypto'
import { hkdf, sm3, sm4 } from 'sm-crypto-v2'
import { fieldKeys } from './field-keys'

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='
const PLACE = 'person.telephone:42'
const TEXT = '11012340001 安澜市石渡县'

const newKey = () => randomBytes(32).toString('base64')

/** The same by another implementation of SM3 and SM4, step by step. */
function sealedElsewhere(text: string, place: string, iv: Buffer): string {
  const secret = Buffer.from(KEY, 'base64')
  const derived = (purpose: string, bytes: number) =>
    hkdf(secret, undefined, Buffer.from(`portal field ${purpose}`), bytes)
  const ciphered = sm4.encrypt(Buffer.from(text), derived('cipher', 16), { mode: 'cbc', iv, output: 'array' })
  const sealed = Buffer.concat([iv, ciphered])
  const length = Buffer.from([0, 0, 0, place.length])
  const mac = sm3(Buffer.concat([length, Buffer.from(place), sealed]), { key: derived('mac', 32), mode: 'hmac' })
  const id = sm3(secret).slice(0, 8)
  return `sm4.${id}.${Buffer.concat([sealed, Buffer.from(mac, 'hex')]).toString('base64url')}`
}

describe('An encrypted field', () => {
  const keys = fieldKeys(KEY)

  it.each(['', 'a', '十六个字节的文字', TEXT, '字'.repeat(5000), '\0'])('gives back what was put in: %.12s', text => {
    expect(keys.decrypt(keys.encrypt(text, PLACE), PLACE)).toBe(text)
  })

  it('is read as another implementation of the same standards wrote it', () => {
    expect(keys.decrypt(sealedElsewhere(TEXT, PLACE, randomBytes(16)), PLACE)).toBe(TEXT)
  })

  it('stays readable: this was written on the first day', () => {
    const stored =
      'sm4.fa34635f.AAECAwQFBgcICQoLDA0OD7BHxFWn8er1uQiPSDdxQ-r31bMfCrXAujw5m8rvuWCzNMYFoTZHBgZiXsd-L9wau6I90MJM-rEEZaUAF-v8q8w'
    expect(keys.decrypt(stored, PLACE)).toBe(TEXT)
  })

  it('does not show the same text twice in the same form', () => {
    expect(keys.encrypt(TEXT, PLACE)).not.toBe(keys.encrypt(TEXT, PLACE))
  })

  it('is refused after a change of any byte', () => {
    const [scheme, id, value = ''] = keys.encrypt(TEXT, PLACE).split('.')
    const bytes = Buffer.from(value, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      const stored = [scheme, id, changed.toString('base64url')].join('.')
      expect(() => keys.decrypt(stored, PLACE)).toThrow('is not what was encrypted for it')
    }
  })

  it('is refused when it is cut short', () => {
    const stored = keys.encrypt(TEXT, PLACE)
    for (let length = stored.indexOf('.', 4) + 1; length < stored.length - 1; length += 1)
      expect(() => keys.decrypt(stored.slice(0, length), PLACE)).toThrow('is not what was encrypted for it')
  })

  it('is refused in the place of another', () => {
    const stored = keys.encrypt(TEXT, PLACE)
    expect(() => keys.decrypt(stored, 'person.telephone:43')).toThrow('is not what was encrypted for it')
  })

  it.each(['', 'plain text', 'aes.0.0', 'sm4'])('is not taken for one where it is "%s"', stored => {
    expect(() => keys.decrypt(stored, PLACE)).toThrow('which this server does not have')
  })
})

describe('A change of keys', () => {
  it('reads what the old key encrypted, and encrypts with the new one', () => {
    const old = newKey()
    const stored = fieldKeys(old).encrypt(TEXT, PLACE)
    const both = fieldKeys(`${KEY}\n${old}\n`)
    expect(both.decrypt(stored, PLACE)).toBe(TEXT)
    expect(fieldKeys(KEY).decrypt(both.encrypt(TEXT, PLACE), PLACE)).toBe(TEXT)
  })

  it('cannot read without the old one, and says which is missing', () => {
    const stored = fieldKeys(newKey()).encrypt(TEXT, PLACE)
    expect(() => fieldKeys(KEY).decrypt(stored, PLACE)).toThrow(
      `${PLACE} is encrypted with the key ${stored.split('.')[1]}, which this server does not have`,
    )
  })

  it.each([
    ['no key', ' \n'],
    ['a key that is too short', 'AAECAw=='],
    ['a passphrase', 'correct horse battery staple'],
  ])('is refused for %s', (_, text) => {
    expect(() => fieldKeys(text)).toThrow(/field key/)
  })
})

describe('An encrypted field that is looked for', () => {
  const keys = fieldKeys(KEY)

  it('is found by a digest that is the same for the same text of a kind, and tells nothing without the key', () => {
    const [digest] = keys.digests(TEXT, 'mobile')
    expect(digest).toMatch(/^[0-9a-f]{64}$/)
    expect(keys.digests(TEXT, 'mobile')).toEqual([digest])
    expect(keys.digests(TEXT, 'id_card')).not.toEqual([digest])
    expect(fieldKeys(newKey()).digests(TEXT, 'mobile')).not.toEqual([digest])
  })

  it('is found by the digest of an older key as well, once there is a new one', () => {
    const [old] = keys.digests(TEXT, 'mobile')
    const [current, ...older] = fieldKeys(`${newKey()},${KEY}`).digests(TEXT, 'mobile')
    expect(older).toEqual([old])
    expect(current).not.toBe(old)
  })
})
