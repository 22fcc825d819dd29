import type { ComposedRemote } from '@portal/shared-lib'
import { createLink, createScript, isKnown } from './runtime-plugin'

/** Scripts that run, or have run, beside their entry. */
const running = new Set<string>()

/**
 * Fetches what a remote is asked for first, and runs nothing of it. It is verified when it is taken, and a fault shows
 * then.
 */
export function fetchFirstFiles({ manifest, files }: ComposedRemote, door: string): void {
  for (const file of files ? [files.entry, ...(files.doors[door] ?? [])] : [manifest]) {
    const address = addressIn(manifest, file)
    if (isKnown(address)) preload(address)
    else void fetchAhead(address)
  }
}

/**
 * Runs what stands behind a door beside the remote's entry instead of after it: webpack keeps what comes before its own
 * code, and waits for a script that is in the page already.
 */
export function runDoor({ manifest, files }: ComposedRemote, door: string): void {
  for (const file of files?.doors[door] ?? []) {
    const url = addressIn(manifest, file)
    if (!file.endsWith('.js') || running.has(url)) continue
    running.add(url)
    document.head.append(createScript({ url }).script)
  }
}

/** Of a file beside a remote's manifest. */
export const addressIn = (manifest: string, file: string) => new URL(file, new URL(manifest, window.location.href)).href

const preload = (url: string) =>
  document.head.append(createLink({ url, attrs: { rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script' } }))

/** Into the browser's cache. Read to its end: the cache gives out no file that is not whole. */
const fetchAhead = (address: string) =>
  fetch(address)
    .then(answer => answer.arrayBuffer())
    .catch(() => undefined)
