import { z } from 'zod'

const common = {
  /** In addresses and in the names of the environment's variables. */
  id: z.string().regex(/^[a-z][a-z0-9]{0,19}$/, 'an id like gov or ldap1'),
  /** The words on its button. */
  title: z.string().min(1).max(20),
  /** True where the provider itself asks for a second factor; otherwise roles that need one do not come in by it. */
  secondFactor: z.boolean().default(false),
}

/** Of one to which browsers are sent. */
const redirecting = {
  /** False: whoever leaves the portal stays signed in there. */
  signsOut: z.boolean().optional(),
}

/** An OpenID provider; the client's secret is `SIGN_ON_<ID>_SECRET` of the server's environment. */
const Oidc = z.strictObject({
  ...common,
  ...redirecting,
  kind: z.literal('oidc'),
  /** As its own description (`/.well-known/openid-configuration`) has it. */
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  /** The claim that is the login account. */
  claim: z.string().min(1).default('preferred_username'),
  scope: z.string().min(1).default('openid profile'),
})

/** A CAS server of protocol 3. */
const Cas = z.strictObject({
  ...common,
  ...redirecting,
  kind: z.literal('cas'),
  /** In front of `/login` and `/p3/serviceValidate`. */
  address: z.url({ protocol: /^https?$/ }),
  /** The attribute that is the login account; without it the user. */
  attribute: z.string().min(1).optional(),
})

/** A directory that is asked for the passwords of the sign-in form; `SIGN_ON_<ID>_SECRET` is that of `bindName`. */
const Ldap = z.strictObject({
  ...common,
  kind: z.literal('ldap'),
  address: z.url({ protocol: /^ldaps?$/ }),
  /** Encrypts the connection of an `ldap:` address before anything is said. */
  startTls: z.boolean().default(false),
  /** Where people are looked for. */
  base: z.string().min(1),
  /** The attribute that is the login account. */
  attribute: z
    .string()
    .regex(/^[A-Za-z][\w-]*$/)
    .default('uid'),
  /** Who looks; without it nobody in particular. */
  bindName: z.string().min(1).optional(),
})

/** Who outside of the portal says who somebody is. Browsers get the ids and titles alone. */
export const SignOnProviders = z
  .array(z.discriminatedUnion('kind', [Oidc, Cas, Ldap]))
  .refine(all => new Set(all.map(({ id }) => id)).size === all.length, 'each provider has an id of its own')
  .refine(all => all.filter(({ kind }) => kind === 'ldap').length <= 1, 'one directory is asked for passwords')

export type SignOnProviderValue = z.output<typeof SignOnProviders>[number]
export type OidcSettings = z.output<typeof Oidc>
export type CasSettings = z.output<typeof Cas>
export type LdapSettings = z.output<typeof Ldap>
