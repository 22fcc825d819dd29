import type { ComposedRemote } from '@portal/shared-lib'
import { fetchVerified } from './runtime-plugin'

/**
 * Makes the digests of a remote's files known, before any of them is taken. They are themselves verified against
 * the page's. `fresh` asks the network again.
 */
export async function learnDigests(remote: ComposedRemote, door: string, fresh: boolean): Promise<void> {
  const { digests, manifest, pack } = remote
  const known = globalThis.__PORTAL_INTEGRITY
  if (!known || known[pathOf(manifest)]) return
  const cache = fresh ? 'reload' : 'default'
  if (pack) await learnPacked(pack, known, cache)
  else if (digests !== undefined) {
    if (!fresh) for (const file of firstFiles(remote, door)) void fetchAhead(file)
    Object.assign(known, await (await fetchVerified(digests, { cache })).json())
  }
}

/** What is asked for once the digests are known. */
function firstFiles({ manifest, files }: ComposedRemote, door: string): string[] {
  if (!files) return [manifest]
  return [files.entry, ...(files.doors[door] ?? [])].map(file => addressIn(manifest, file))
}

/**
 * Puts what is asked for next into the browser's cache meanwhile; it is verified when it is taken from there. Read to its
 * end: the cache gives out no file that is not whole.
 */
const fetchAhead = (address: string) =>
  fetch(address)
    .then(answer => answer.arrayBuffer())
    .catch(() => undefined)

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
  for (const [file, digest] of Object.entries(files)) {
    const path = pathOf(new URL(file, address).href)
    if (path.startsWith(folder)) known[path] ??= digest
  }
}

/** Of a file beside a remote's manifest. */
export const addressIn = (manifest: string, file: string) => new URL(file, new URL(manifest, window.location.href)).href

const pathOf = (address: string) => new URL(address, window.location.href).pathname
