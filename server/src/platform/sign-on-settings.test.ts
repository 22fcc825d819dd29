import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SignOnProviders } from '@portal/shared-lib/contract/sign-on-settings'
import { makeTestFolder } from '../../test/folders'
import { signOnSettings } from './sign-on-settings'

const named = (more: object) => SignOnProviders.parse([{ id: 'gov', title: '统一身份认证登录', ...more }])
const OIDC = { kind: 'oidc', issuer: 'https://id.example', clientId: 'portal' }
const CAS = { kind: 'cas', address: 'https://cas.example/cas' }
const LDAP = { kind: 'ldap', address: 'ldaps://ldap.example', base: 'dc=example' }
const PRODUCTION = { NODE_ENV: 'production', PORTAL_ORIGIN: 'https://portal.example' }
const SECRET = { SIGN_ON_GOV_SECRET: 'of the environment' }

describe('Who says who somebody is', () => {
  it('is nobody where the province names none', () => {
    expect(signOnSettings({})).toEqual({ providers: [], origin: undefined })
  })

  it('has its secret from the environment or from a file', () => {
    expect(signOnSettings({ ...PRODUCTION, ...SECRET }, named(OIDC))).toMatchObject({
      origin: 'https://portal.example',
      providers: [{ secret: 'of the environment', claim: 'preferred_username', secondFactor: false }],
    })
    const folder = makeTestFolder()
    const [secret, authority] = [join(folder, 'secret'), join(folder, 'ca.pem')]
    writeFileSync(secret, 'of a file\n')
    writeFileSync(authority, 'PEM')
    const env = { SIGN_ON_GOV_SECRET_FILE: secret, SIGN_ON_GOV_CA_FILE: authority }
    expect(signOnSettings(env, named(LDAP)).providers).toMatchObject([{ secret: 'of a file', authority: 'PEM' }])
    rmSync(folder, { recursive: true })
    expect(() => signOnSettings({}, named(OIDC))).toThrow('SIGN_ON_GOV_SECRET')
  })

  it.each([
    ['an OpenID provider', { ...OIDC, issuer: 'http://id.example' }],
    ['a CAS server', { ...CAS, address: 'http://cas.example' }],
    ['a directory', { ...LDAP, address: 'ldap://ldap.example' }],
  ])('is asked encrypted in production: %s', (_, provider) => {
    expect(() => signOnSettings({ ...PRODUCTION, ...SECRET }, named(provider))).toThrow('is asked unencrypted')
    expect(signOnSettings(SECRET, named(provider)).providers).toHaveLength(1)
  })

  it('sends browsers back to an origin that the environment names, in production', () => {
    expect(() => signOnSettings({ NODE_ENV: 'production' }, named(CAS))).toThrow('PORTAL_ORIGIN')
    expect(() => signOnSettings({ ...PRODUCTION, PORTAL_ORIGIN: 'http://portal.example' }, named(CAS))).toThrow(
      'PORTAL_ORIGIN',
    )
    expect(() => signOnSettings({ PORTAL_ORIGIN: 'https://portal.example/tjfx/' })).toThrow('is no origin')
    const startTls = { ...LDAP, address: 'ldap://ldap.example', startTls: true }
    expect(signOnSettings({ NODE_ENV: 'production' }, named(startTls)).providers).toHaveLength(1)
  })

  it('is told apart by its id, and only one directory is asked for passwords', () => {
    const two = (a: object, b: object) => SignOnProviders.safeParse([a, b]).success
    const with_ = (id: string, more: object) => ({ id, title: '登录', ...more })
    expect(two(with_('a', OIDC), with_('b', CAS))).toBe(true)
    expect(two(with_('a', OIDC), with_('a', CAS))).toBe(false)
    expect(two(with_('a', LDAP), with_('b', LDAP))).toBe(false)
  })
})
