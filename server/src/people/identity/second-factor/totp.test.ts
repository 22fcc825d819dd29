import { findStep, newSecret, uriOf } from './totp'

/** `12345678901234567890`, the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('A one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %d is that of RFC 6238', (seconds, code) => {
    expect(findStep(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it('is right one step early and late, and no further', () => {
    const steps = [-61, -60, -31, -30, 0, 29, 30, 59, 60, 61].map(seconds =>
      findStep(SECRET, '005924', at(1_234_567_890 + seconds)),
    )
    const own = 1_234_567_890 / 30
    expect(steps).toEqual([undefined, undefined, undefined, own, own, own, own, own, undefined, undefined])
  })

  it.each(['005 924', ' 005924 ', '００５９２４'])('may be typed as %s', typed => {
    expect(findStep(SECRET, typed, at(1_234_567_890))).toBeDefined()
  })

  it.each(['', '5924', '0005924', '005925', 'abcdef', '-05924', '5924.0'])('is not %s', typed => {
    expect(findStep(SECRET, typed, at(1_234_567_890))).toBeUndefined()
  })
})

describe('A secret', () => {
  it('has 160 bits, each its own', () => {
    const secrets = Array.from({ length: 50 }, newSecret)
    expect(new Set(secrets).size).toBe(50)
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  })

  it('travels to the app with everything that the app needs', () => {
    const { protocol, host, pathname, searchParams } = new URL(uriOf(SECRET, 'zs01', '临江省信访业务系统'))
    expect([protocol, host]).toEqual(['otpauth:', 'totp'])
    expect(pathname).toBe('/zs01')
    expect(Object.fromEntries(searchParams)).toEqual({
      secret: SECRET,
      issuer: '临江省信访业务系统',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
