import type { ComposedRemote } from '@portal/shared-lib'
import { createLink, createScript, isKnown } from './runtime-plugin'

/** Addresses that were fetched ahead, and scripts that run beside their entry: each once. */
const fetched = new Set<string>()
const running = new Set<string>()

/**
 * Fetches what a remote is asked for first, and runs nothing of it. It is verified when it is taken, and a fault shows
 * then.
 */
export function fetchFirstFiles({ manifest, files }: ComposedRemote, door: string): void {
  const first = files ? [files.entry, ...(files.doors[door] ?? [])] : [manifest]
  for (const address of once(
    fetched,
    first.map(file => addressIn(manifest, file)),
  ))
    if (isKnown(address)) preload(address)
    else void fetchAhead(address)
}

/**
 * Runs what stands behind a door beside the remote's entry instead of after it: webpack keeps what comes before its own
 * code, and waits for a script that is in the page already.
 */
export function runDoor({ manifest, files }: ComposedRemote, door: string): void {
  const scripts = (files?.doors[door] ?? []).filter(file => file.endsWith('.js'))
  for (const url of once(
    running,
    scripts.map(file => addressIn(manifest, file)),
  ))
    document.head.append(createScript({ url }).script)
}

/** Of a file beside a remote's manifest. */
export const addressIn = (manifest: string, file: string) => new URL(file, new URL(manifest, window.location.href)).href

function once(seen: Set<string>, addresses: readonly string[]): string[] {
  const left = addresses.filter(address => !seen.has(address))
  for (const address of left) seen.add(address)
  return left
}

const preload = (url: string) =>
  document.head.append(createLink({ url, attrs: { rel: 'preload', as: url.endsWith('.css') ? 'style' : 'script' } }))

/** Into the browser's cache. Read to its end: the cache gives out no file that is not whole. */
const fetchAhead = (address: string) =>
  fetch(address)
    .then(answer => answer.arrayBuffer())
    .catch(() => undefined)
