import { getInstance, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote } from '@portal/shared-lib'
import { renewBy } from './load'

/** Forgets what is there of a remote. */
renewBy(async (remote, entry) => {
  await renewCached(remote)
  forget(remote)
  registerRemotes([{ name: remote.container, entry: `${entry}?r=${Date.now()}` }], { force: true })
})

/** Takes away what there is of a remote, so that another attempt, or another version, can come in its place. */
export function forget(remote: ComposedRemote): void {
  forgetPending(remote)
  forgetLoaded(remote)
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

const folderOf = ({ manifest }: ComposedRemote) => new URL('.', new URL(manifest, window.location.href))
