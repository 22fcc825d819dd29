import { readFileSync } from 'node:fs'
import type { ProvinceManifestValue } from '@portal/shared-lib/contract/remote-manifest'
import type { SignOnProviderValue } from '@portal/shared-lib/contract/sign-on-settings'

/** A provider as the province names it, with its secret; empty: it has none. */
export type SignOnProvider = SignOnProviderValue & {
  readonly secret: string
  /** Of a directory: PEM of who signed its certificate, where that is nobody whom Node knows. */
  readonly authority?: string | undefined
}

export interface SignOnSettings {
  readonly providers: readonly SignOnProvider[]
  /** Origin of the portal as browsers and providers know it; undefined: that of each call. */
  readonly origin: string | undefined
}

/**
 * Who says who somebody is: the province's choice, with the secrets of the environment. Throws where production would trust
 * what goes over the network unencrypted, or an address that callers make up.
 */
export function signOnSettings(env: NodeJS.ProcessEnv, signOn: ProvinceManifestValue['signOn'] = []): SignOnSettings {
  const origin = originOf(env.PORTAL_ORIGIN || undefined)
  const providers = signOn.map(provider => ({
    ...provider,
    secret: secretOf(env, provider.id),
    ...authorityOf(env, provider.id),
  }))
  for (const provider of providers) {
    const { kind, id, secret } = provider
    if (env.NODE_ENV === 'production') checkForProduction(provider, origin)
    if (kind === 'oidc' && !secret) throw new Error(`The provider ${id} needs ${variable(id)} or ${variable(id)}_FILE`)
  }
  return { providers, origin }
}

function checkForProduction(provider: SignOnProvider, origin: string | undefined): void {
  const { id, kind } = provider
  const address = kind === 'oidc' ? provider.issuer : provider.address
  const isSafe = /^(https|ldaps):/.test(address) || (kind === 'ldap' && provider.startTls)
  if (!isSafe)
    throw new Error(`The provider ${id} is asked unencrypted: ${address}. Production needs https, ldaps or startTls.`)
  if (kind !== 'ldap' && !origin?.startsWith('https:'))
    throw new Error(
      `The provider ${id} sends browsers back: PORTAL_ORIGIN has to say where to, like https://portal.example`,
    )
}

const variable = (id: string) => `SIGN_ON_${id.toUpperCase()}_SECRET`

function secretOf(env: NodeJS.ProcessEnv, id: string): string {
  const file = env[`${variable(id)}_FILE`]
  return file ? readFileSync(file, 'utf8').trim() : (env[variable(id)] ?? '')
}

function authorityOf(env: NodeJS.ProcessEnv, id: string): { authority?: string } {
  const file = env[`SIGN_ON_${id.toUpperCase()}_CA_FILE`]
  return file ? { authority: readFileSync(file, 'utf8') } : {}
}

function originOf(text: string | undefined): string | undefined {
  if (text === undefined || (URL.canParse(text) && new URL(text).origin === text)) return text
  throw new Error(`PORTAL_ORIGIN is no origin like https://portal.example: ${text}`)
}
