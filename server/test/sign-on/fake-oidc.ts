import { createHash, randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { type Answer, startHttp } from './http-server'

export const CLIENT = { clientId: 'portal', secret: 'a-secret-of-the-client' }

interface Given {
  readonly query: URLSearchParams
  readonly claims: JWTPayload
}

/** What an OpenID provider says, and what a hostile or broken one could say instead. */
export interface Tampering {
  claims?: JWTPayload
  /** Signs with a key that nobody knows. */
  strangeKey?: boolean
  /** Says `alg: none` and signs nothing. */
  unsigned?: boolean
  tokenStatus?: number
  /** Where it signs out; another one than its own. */
  endSession?: string
  silent?: boolean
}

const seconds = () => Math.floor(Date.now() / 1000)

/** An OpenID provider in this process that does as it is told. It holds to PKCE, the client's secret and one use of a code. */
export async function startFakeOidc() {
  const [own, strange] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, Given>()
  const tampering: Tampering = {}
  const asked: string[] = []
  let address = ''

  const sign = (claims: JWTPayload, typ = 'JWT') =>
    tampering.unsigned
      ? `${encoded({ alg: 'none', typ })}.${encoded(claims)}.`
      : new SignJWT(claims)
          .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ })
          .sign(tampering.strangeKey ? strange.privateKey : own.privateKey)

  async function token(form: URLSearchParams): Promise<Answer> {
    const code = form.get('code') ?? ''
    const given = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      given?.query.get('code_challenge') === challenge &&
      given.query.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_secret') === CLIENT.secret
    if (tampering.tokenStatus) return { status: tampering.tokenStatus, body: '{}' }
    if (!given || !isRight) return { status: 400, body: JSON.stringify({ error: 'invalid_grant' }) }
    const id_token = await sign({ ...usual(given.query), ...given.claims, ...tampering.claims })
    return { body: JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token, expires_in: 60 }) }
  }

  const usual = (query: URLSearchParams): JWTPayload => ({
    iss: address,
    aud: CLIENT.clientId,
    iat: seconds(),
    exp: seconds() + 60,
    nonce: query.get('nonce') ?? '',
  })

  const PATHS: Readonly<Record<string, (form: URLSearchParams) => Promise<Answer>>> = {
    '/.well-known/openid-configuration': async () => ({
      body: JSON.stringify({
        issuer: address,
        authorization_endpoint: `${address}/authorize`,
        token_endpoint: `${address}/token`,
        jwks_uri: `${address}/keys`,
        end_session_endpoint: tampering.endSession ?? `${address}/end`,
        token_endpoint_auth_methods_supported: ['client_secret_post'],
      }),
    }),
    '/keys': async () => ({ body: JSON.stringify({ keys: [jwk] }) }),
    '/token': token,
  }

  const { stop, ...server } = await startHttp(async ({ pathname }, form) => {
    asked.push(pathname)
    if (tampering.silent) return undefined
    return (await PATHS[pathname]?.(form)) ?? { status: 404 }
  })
  address = server.address

  return {
    address,
    stop,
    tampering,
    /** Paths that were asked for. */
    asked,
    /** Somebody proves to be who the claims say; the query with which the browser is sent back. */
    authorize(at: URL, claims: JWTPayload): Record<string, string> {
      const code = randomUUID()
      codes.set(code, { query: at.searchParams, claims })
      return { code, state: at.searchParams.get('state') ?? '' }
    },
    /** A logout token, as it should be but for what is given. */
    logoutToken: (claims: JWTPayload) =>
      sign(
        {
          iss: address,
          aud: CLIENT.clientId,
          iat: seconds(),
          jti: randomUUID(),
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        },
        'logout+jwt',
      ),
    calm(): void {
      for (const key of Object.keys(tampering)) Reflect.deleteProperty(tampering, key)
    },
  }
}

export type FakeOidc = Awaited<ReturnType<typeof startFakeOidc>>

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
