import type { OidcSettings } from '@portal/shared-lib/contract/sign-on-settings'
import { createRemoteJWKSet, customFetch as jwksFetch, jwtVerify } from 'jose'
import * as client from 'openid-client'
import { clockTolerance } from 'openid-client'
import { Away, Cancelled, type LoggedOut, NotTrusted, type Proven, type Redirecting } from '../provider'

const TIMEOUT_S = 5
/** Seconds by which the clocks of both may differ. */
const SKEW_S = 60
/** A logout token that is older is none. */
const LOGOUT_TOKEN_AGE_S = 300
/** A description that was fetched is fetched anew after so long: that a provider is away is then known before a browser is sent there. */
const KNOWN_MS = 60_000
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Answers are descriptions, keys and tokens. */
const MOST_BYTES = 1_000_000

export interface Oidc extends Redirecting {
  /** Whom a logout token names; `id` is what tells it from others. Throws `NotTrusted` for one that is not right. */
  readLogoutToken(token: string): Promise<LoggedOut & { readonly id: string }>
}

/** An OpenID provider: authorization code with PKCE, state and nonce; tokens are checked by its keys. */
export function createOidc(settings: OidcSettings, secret: string, now: () => number): Oidc {
  const { claim, scope } = settings
  let known: { readonly config: Promise<client.Configuration>; readonly until: number } | undefined

  /** Asked again once it is old, or could not be asked. */
  function description(): Promise<client.Configuration> {
    if (known && now() < known.until) return known.config
    const config = discover(settings, secret)
    const fresh = { config, until: now() + KNOWN_MS }
    known = fresh
    config.catch(() => {
      if (known === fresh) known = undefined
    })
    return config
  }

  return {
    begin: ({ state, nonce, verifier, back }, again) =>
      telling(async () => {
        const code_challenge = await client.calculatePKCECodeChallenge(verifier)
        const proof = { state, nonce, code_challenge, code_challenge_method: 'S256' }
        return client.buildAuthorizationUrl(await description(), {
          ...{ redirect_uri: back, scope, ...proof },
          ...(again && { prompt: 'login' }),
        })
      }),

    finish: ({ state, nonce, verifier, back }, came) =>
      telling(async (): Promise<Proven> => {
        if (came.get('error') === 'access_denied') throw new Cancelled('was cancelled')
        const current = new URL(back)
        current.search = came.toString()
        const expected = {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        }
        const tokens = await client.authorizationCodeGrant(await description(), current, expected)
        const claims = tokens.claims() ?? notTrusted('no identity token')
        const more =
          claims[claim] === undefined
            ? await client.fetchUserInfo(await description(), tokens.access_token, claims.sub)
            : claims
        const { id_token: idToken } = tokens
        return { account: textOf(more[claim]), subject: claims.sub, reference: optionalText(claims.sid), idToken }
      }),

    leave: ({ idToken, back }) =>
      telling(async () => {
        const config = await description()
        if (!isWebAddress(config.serverMetadata().end_session_endpoint)) return undefined
        const hint = idToken && { id_token_hint: idToken }
        return client.buildEndSessionUrl(config, { post_logout_redirect_uri: back, ...hint })
      }),

    readLogoutToken: token =>
      telling(async () => {
        const { jwks_uri = '' } = (await description()).serverMetadata()
        if (!URL.canParse(jwks_uri)) throw new NotTrusted('the provider names no keys')
        const keys = createRemoteJWKSet(new URL(jwks_uri), {
          timeoutDuration: TIMEOUT_S * 1000,
          [jwksFetch]: limitedFetch,
        })
        const { payload } = await jwtVerify(token, keys, {
          issuer: (await description()).serverMetadata().issuer,
          audience: settings.clientId,
          clockTolerance: SKEW_S,
          maxTokenAge: LOGOUT_TOKEN_AGE_S,
          requiredClaims: ['iat', 'jti', 'events'],
        })
        const { sub, sid, jti = '', events, nonce } = payload
        // An identity token has a nonce, and must never do for this.
        if (nonce !== undefined || !isLogout(events)) throw new NotTrusted('no logout token')
        if (sub === undefined && sid === undefined) throw new NotTrusted('a logout token that names nobody')
        return { subject: sub, reference: optionalText(sid), id: jti }
      }),
  }
}

async function discover({ issuer, clientId }: OidcSettings, secret: string): Promise<client.Configuration> {
  const isPlain = issuer.startsWith('http:')
  const metadata = { client_secret: secret, [clockTolerance]: SKEW_S }
  const config = await client.discovery(new URL(issuer), clientId, metadata, undefined, {
    timeout: TIMEOUT_S,
    [client.customFetch]: limitedFetch,
    // Outside production alone: config refuses it there.
    execute: isPlain ? [client.allowInsecureRequests] : [],
  })
  client.enableNonRepudiationChecks(config)
  return config
}

/** Fetches without following redirects anywhere, and no more than a description can be. */
async function limitedFetch(url: string, options: Parameters<client.CustomFetch>[1] | RequestInit): Promise<Response> {
  const answer = await fetch(url, { ...(options as RequestInit), redirect: 'error' })
  if (Number(answer.headers.get('content-length')) > MOST_BYTES) throw new Away('answers with too much')
  return answer
}

/** Tells a provider that does not answer from one that says what cannot be trusted. */
async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NotTrusted || error instanceof Away) throw error
    throw isAway(error) ? new Away(codeOf(error)) : new NotTrusted(codeOf(error))
  }
}

const AWAY_CODES = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'ERR_JWKS_TIMEOUT', 'ENOTFOUND', 'ECONNREFUSED', 'ECONNRESET']
const SERVER_ERROR = 500

/** Its own words could name people: the log gets the code alone. */
const codeOf = (error: unknown) => String((error as { code?: unknown }).code ?? (error as Error).name)

function isAway(error: unknown): boolean {
  const { code, cause, status } = error as { code?: string; cause?: unknown; status?: number }
  if (code !== undefined && AWAY_CODES.includes(code)) return true
  if (error instanceof TypeError && /fetch failed|terminated/.test(error.message)) return true
  const answered = status ?? (cause as { status?: number } | undefined)?.status
  if (answered !== undefined && answered >= SERVER_ERROR) return true
  return cause instanceof Error && isAway(cause)
}

const isWebAddress = (text = '') => /^https?:/.test(text) && URL.canParse(text)

const isLogout = (events: unknown) => typeof events === 'object' && events !== null && LOGOUT_EVENT in events

const textOf = (value: unknown) => optionalText(value) ?? notTrusted('the claim of the account is no text')

const optionalText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)

function notTrusted(why: string): never {
  throw new NotTrusted(why)
}
