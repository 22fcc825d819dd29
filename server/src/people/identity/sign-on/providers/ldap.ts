import type { LdapSettings } from '@portal/shared-lib/contract/sign-on-settings'
import { Client, EqualityFilter, InvalidCredentialsError, ResultCodeError } from 'ldapts'
import { Away, NotTrusted } from '../provider'

const TIMEOUT_MS = 5000

/** With the password of `bindName`, and the PEM of who signed the directory's certificate where Node knows nobody who did. */
type Directory = LdapSettings & { readonly secret: string; readonly authority?: string | undefined }

/**
 * Whether a directory takes a password for an account: the distinguished name of its only entry, or undefined. The name goes
 * into the filter as a value, so that no character in it means anything. Throws `Away` where it does not answer,
 * `NotTrusted` where it does not let the portal look.
 */
export async function askDirectory(
  { address, startTls, base, attribute, bindName, secret, authority }: Directory,
  account: string,
  password: string,
): Promise<string | undefined> {
  // A directory takes a name without a password for nobody in particular, and says yes.
  if (account === '' || password === '') return undefined
  const tlsOptions = authority === undefined ? {} : { ca: authority }
  const limits = { timeout: TIMEOUT_MS, connectTimeout: TIMEOUT_MS }
  const client = new Client({ url: address, ...limits, ...(isEncrypted(address) && { tlsOptions }), strictDN: true })
  try {
    if (startTls) await client.startTLS({ ...tlsOptions, host: new URL(address).hostname })
    if (bindName !== undefined) await bindAsPortal(client, bindName, secret)
    const name = await findEntry(client, { base, attribute, account })
    if (name === undefined) return undefined
    return (await takes(client, name, password)) ? name : undefined
  } catch (error) {
    throw error instanceof NotTrusted ? error : new Away((error as Error).name)
  } finally {
    await client.unbind().catch(() => {})
  }
}

const isEncrypted = (address: string) => address.startsWith('ldaps:')

async function bindAsPortal(client: Client, name: string, secret: string): Promise<void> {
  if (secret === '') throw new NotTrusted('the portal has no password for the directory')
  if (!(await takes(client, name, secret))) throw new NotTrusted('the directory does not take the portal')
}

/** Two of one name are nobody. */
async function findEntry(
  client: Client,
  { base, attribute, account }: { base: string; attribute: string; account: string },
) {
  const filter = new EqualityFilter({ attribute, value: account })
  const asked = { scope: 'sub' as const, filter, attributes: [attribute], sizeLimit: 2 }
  const { searchEntries } = await client.search(base, asked).catch(noneThere)
  const [entry, ...others] = searchEntries
  return others.length === 0 ? entry?.dn || undefined : undefined
}

/** A base without anybody, and more hits than were asked for, find nobody. */
const [NO_SUCH_OBJECT, SIZE_LIMIT_EXCEEDED] = [32, 4]

function noneThere(error: unknown): { searchEntries: { dn: string }[] } {
  const isNone = error instanceof ResultCodeError && [NO_SUCH_OBJECT, SIZE_LIMIT_EXCEEDED].includes(error.code)
  if (isNone) return { searchEntries: [] }
  throw error
}

async function takes(client: Client, name: string, password: string): Promise<boolean> {
  try {
    await client.bind(name, password)
    return true
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false
    throw error
  }
}
