import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote, Lifecycles } from '@portal/shared-lib'
import { addressIn, fetchFirstFiles, runDoor } from './first-files'
import { learnDigests } from './learn-digests'
import { isKnown } from './runtime-plugin'

interface Behind {
  readonly default: Lifecycles
}

/** Tells the federation runtime where the remotes are; nothing is fetched yet. */
export function announce(remotes: readonly ComposedRemote[]): void {
  registerRemotes(remotes.map(remote => ({ name: remote.container, entry: entryOf(remote) })))
}

/**
 * Loads what a remote exposes behind a door, like `app`. `fresh` forgets what an earlier attempt left behind and asks
 * the network again.
 */
export async function load(remote: ComposedRemote, door: string, fresh: boolean): Promise<Lifecycles> {
  const learned = learnDigests(remote, fresh)
  const entry = entryOf(remote)
  if (!fresh && !isKnown(entry)) fetchFirstFiles(remote, door)
  // The page has the digests of what comes first, so that it need not wait for the others.
  if (fresh || !isKnown(entry)) await learned
  if (fresh) await renew(remote, entry)
  else runDoor(remote, door)
  const [make] = await Promise.all([
    loadRemote<() => Behind | Promise<Behind>>(`${remote.container}/${door}`, { loadFactory: false, from: 'runtime' }),
    learned,
  ])
  if (!make) throw new Error(`${remote.name}: nothing behind the door ${door}`)
  return (await make()).default
}

/** Forgets what is there of a remote. */
async function renew(remote: ComposedRemote, entry: string): Promise<void> {
  await renewCached(remote)
  forgetPending(remote)
  forgetLoaded(remote)
  registerRemotes([{ name: remote.container, entry: `${entry}?r=${Date.now()}` }], { force: true })
}

/**
 * Fetches a remote's files past the browser's cache. They are kept for a year, so a copy that arrived damaged would be
 * refused for as long.
 */
async function renewCached(remote: ComposedRemote): Promise<void> {
  const folder = folderOf(remote)
  const files = Object.keys(globalThis.__PORTAL_INTEGRITY ?? {}).filter(path => path.startsWith(folder.pathname))
  await Promise.allSettled(files.map(path => fetch(new URL(path, folder), { cache: 'reload' })))
}

/** As the runtime would itself, but that it would also take away what the remote has of the shared modules. */
function forgetLoaded({ container }: ComposedRemote): void {
  getInstance()?.moduleCache.delete(container)
  Reflect.set(globalThis, container, undefined)
}

/** Takes away what an earlier attempt waits for: whoever asks for the same file again would wait with it. */
function forgetPending(remote: ComposedRemote): void {
  const isOwn = (address: string) => address.startsWith(folderOf(remote).href)
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]'))
    if (isOwn(script.src)) script.remove()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (isOwn(link.href) && !link.sheet) link.remove()
}

/** A remote whose files are not known before is asked for its manifest. */
const entryOf = ({ manifest, files }: ComposedRemote) => (files ? addressIn(manifest, files.entry) : manifest)

const folderOf = ({ manifest }: ComposedRemote) => new URL('.', new URL(manifest, window.location.href))
