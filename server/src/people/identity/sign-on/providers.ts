import type { LdapSettings } from '@portal/shared-lib/contract/sign-on-settings'
import type { Services } from '../../../platform/services'
import type { SignOnProvider } from '../../../platform/sign-on-settings'
import { createCircuit } from './circuit'
import type { Redirecting } from './provider'
import { type Cas, createCas } from './providers/cas'
import { askDirectory } from './providers/ldap'
import { createOidc, type Oidc } from './providers/oidc'

/** A provider of this installation, asked by way of its circuit. */
interface Kept {
  readonly settings: SignOnProvider
  /** Of one to which browsers are sent. */
  readonly redirecting?: Redirecting
  readonly oidc?: Oidc
  readonly cas?: Cas
  /** Of a directory: whether a password is that of an account. */
  readonly asks?: (account: string, password: string) => Promise<string | undefined>
}

type Circuit = ReturnType<typeof createCircuit>

const kept = new WeakMap<Services['config']['signOn'], ReadonlyMap<string, Kept>>()

/** By their ids; one process keeps what it knows of them, and how they do. */
export function providersOf({ config }: Services): ReadonlyMap<string, Kept> {
  const { signOn } = config
  const known = kept.get(signOn) ?? new Map(signOn.providers.map(settings => [settings.id, keep(settings)]))
  kept.set(signOn, known)
  return known
}

/** Circuits go by time that passes, whichever day tests have. */
const passed = () => performance.now()

function keep(settings: SignOnProvider): Kept {
  const circuit = createCircuit(passed)
  if (settings.kind === 'ldap') return { settings, asks: asking(settings, circuit) }
  if (settings.kind === 'cas') {
    const cas = createCas(settings)
    return { settings, cas, redirecting: through(circuit, cas) }
  }
  const oidc = createOidc(settings, settings.secret, passed)
  const readLogoutToken: Oidc['readLogoutToken'] = token => circuit(() => oidc.readLogoutToken(token))
  return { settings, oidc: { ...oidc, readLogoutToken }, redirecting: through(circuit, oidc) }
}

/** That browsers can be sent there does not show that it answers the portal; what comes back does. */
const through = (circuit: Circuit, { begin, finish, leave }: Redirecting): Redirecting => ({
  begin: (begun, again) => circuit(() => begin(begun, again), true),
  finish: (begun, came) => circuit(() => finish(begun, came)),
  leave: leaving => circuit(() => leave(leaving), true),
})

const asking = (settings: LdapSettings & SignOnProvider, circuit: Circuit) => (account: string, password: string) =>
  circuit(() => askDirectory(settings, account, password))

/** The directory that is asked for passwords, where there is one. */
export function directoryOf(services: Services): (Kept & Required<Pick<Kept, 'asks'>>) | undefined {
  for (const provider of providersOf(services).values()) if (provider.asks) return { ...provider, asks: provider.asks }
  return undefined
}
