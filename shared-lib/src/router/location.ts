export interface PortalLocation {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

export type To = string | { pathname?: string; search?: string; hash?: string }

/** What the portal keeps with each entry of the browser's history; `idx` is its place. */
interface EntryState {
  readonly usr?: unknown
  readonly key?: string
  readonly idx?: number
}

export function hrefOf(to: To): string {
  return typeof to === 'string' ? to : `${to.pathname ?? '/'}${to.search ?? ''}${to.hash ?? ''}`
}

export function toPath(href: string) {
  const { pathname, search, hash } = new URL(href, window.location.href)
  return { pathname, search, hash }
}

/** A location that nobody has been at yet. */
export function newLocation(to: To, state: unknown): PortalLocation {
  return { ...toPath(hrefOf(to)), state, key: newKey() }
}

/** Where the browser is. */
export function readLocation(): PortalLocation {
  const { pathname, search, hash } = window.location
  const { usr = null, key = 'default' } = entryState()
  return { pathname, search, hash, state: usr, key }
}

/** The place of the browser's entry; undefined for one that is not the portal's own yet, like that of a fragment. */
export const entryIndex = () => entryState().idx

/** Makes the browser's entry the portal's own. */
export function adoptEntry(idx: number): void {
  window.history.replaceState({ key: newKey(), ...entryState(), idx }, '')
}

/** Writes a location into a new entry at `idx`, or over the one that is there. */
export function writeEntry(location: PortalLocation, idx: number, how: 'PUSH' | 'REPLACE'): void {
  const entry: EntryState = { usr: location.state, key: location.key, idx }
  if (how === 'PUSH') window.history.pushState(entry, '', hrefOf(location))
  else window.history.replaceState(entry, '', hrefOf(location))
}

const entryState = () => (window.history.state ?? {}) as EntryState
const newKey = () => Math.random().toString(36).slice(2, 10)
