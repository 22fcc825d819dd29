import type { ComposedRemote } from '@portal/shared-lib'
import { fetchVerified } from './runtime-plugin'

/**
 * Makes the digests of a remote's files known, before any of them is asked for. They are themselves verified against
 * the page's. `fresh` asks the network again.
 */
export async function learnDigests({ digests, manifest }: ComposedRemote, fresh: boolean): Promise<void> {
  const known = globalThis.__PORTAL_INTEGRITY
  if (!known || digests === undefined || known[new URL(manifest, window.location.href).pathname]) return
  const response = await fetchVerified(digests, { cache: fresh ? 'reload' : 'default' })
  Object.assign(known, await response.json())
}
