import type { ComposedRemote } from '@portal/shared-lib'
import { createScript, isKnown } from './runtime-plugin'

/** Scripts that run, or have run, beside their entry. */
const running = new Set<string>()

/**
 * Fetches what a remote is asked for first into the browser's cache, and runs nothing of it. It is verified when it is
 * taken, and a fault shows then. Not by `<link rel=preload>`: a page is given what failed to come by one once more, long
 * after the network is back.
 */
export function fetchFirstFiles({ manifest, files }: ComposedRemote, door: string): void {
  for (const file of files ? [files.entry, ...(files.doors[door] ?? [])] : [manifest])
    void fetchAhead(addressIn(manifest, file))
}

/**
 * Runs what stands behind a door beside the remote's entry instead of after it: webpack keeps what comes before its own
 * code, and waits for a script that is in the page already. What the page does not know yet comes after the entry.
 */
export function runDoor({ manifest, files }: ComposedRemote, door: string): void {
  for (const file of files?.doors[door] ?? []) {
    const url = addressIn(manifest, file)
    if (!file.endsWith('.js') || running.has(url)) continue
    running.add(url)
    if (isKnown(url)) document.head.append(createScript({ url }).script)
  }
}

/** Of a file beside a remote's manifest. */
export const addressIn = (manifest: string, file: string) => new URL(file, new URL(manifest, window.location.href)).href

/** Read to its end: the cache gives out no file that is not whole. */
const fetchAhead = (address: string) =>
  fetch(address)
    .then(answer => answer.arrayBuffer())
    .catch(() => undefined)
