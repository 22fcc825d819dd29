import { CERTIFICATE_KINDS } from '@portal/shared-lib/contract/rules/certificate'
import type { KeyPair } from './key-pair'
import { newKeyPair, readKeyPair, sealFor } from './read'

describe.each(CERTIFICATE_KINDS)('What is sealed for a key of the kind %s', kind => {
  let key: KeyPair
  beforeAll(() => {
    key = newKeyPair(kind)
  })

  it.each(['Linjiang@2026', '密', 'x'.repeat(64)])('is opened by it: %s', text => {
    expect(key.open(sealFor(key.publicKey, text))).toBe(text)
  })

  it('is opened after the key went through its file', () => {
    expect(readKeyPair(kind, key.pem).open(sealFor(key.publicKey, 'text'))).toBe('text')
  })

  it('never looks the same twice', () => {
    expect(sealFor(key.publicKey, 'text')).not.toEqual(sealFor(key.publicKey, 'text'))
  })

  it('is opened by no other', () => {
    expect(newKeyPair(kind).open(sealFor(key.publicKey, 'text'))).toBeUndefined()
  })

  it('is not opened after a change of any byte of the text', () => {
    const sealed = sealFor(key.publicKey, 'text')
    const last = sealed.length - 1
    expect(key.open(sealed.with(last, (sealed[last] ?? 0) ^ 1))).toBeUndefined()
  })

  it.each(['', '00', '3000', 'ff'.repeat(150)])('is not this: %s', hex => {
    expect(key.open(Buffer.from(hex, 'hex'))).toBeUndefined()
  })
})
