import type { ComposedRemote } from '@portal/shared-lib'
import { wellFormed } from '../integrity'
import { fetchVerified } from './runtime-plugin'

/**
 * Makes the digests of a remote's files known, before any of them is taken. They are themselves verified against
 * the page's. `fresh` asks the network again.
 */
export async function learnDigests(remote: ComposedRemote, fresh: boolean): Promise<void> {
  const { digests, manifest, pack } = remote
  const known = globalThis.__PORTAL_INTEGRITY
  if (!known || known[pathOf(manifest)]) return
  const cache = fresh ? 'reload' : 'default'
  if (pack) await learnPacked(pack, known, cache)
  else if (digests !== undefined)
    Object.assign(known, wellFormed(await (await fetchVerified(digests, { cache })).json()))
}

/** Of a remote that is tried. Files are known by their paths, so nothing that is known already may become another. */
async function learnPacked(
  { address, integrity }: Required<ComposedRemote>['pack'],
  known: Record<string, string>,
  cache: RequestCache,
): Promise<void> {
  known[pathOf(address)] ??= integrity
  const response = await fetchVerified(address, { cache })
  const { files } = (await response.json()) as { files: Record<string, string> }
  const folder = pathOf(new URL('web/', address).href)
  for (const [file, digest] of Object.entries(wellFormed(files))) {
    const path = pathOf(new URL(file, address).href)
    if (path.startsWith(folder)) known[path] ??= digest
  }
}

const pathOf = (address: string) => new URL(address, window.location.href).pathname
