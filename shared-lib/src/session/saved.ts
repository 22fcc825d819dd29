/** What outlives a page, and nothing else: flags and ids, no personal data. */
export type SavedName = 'forceUpdate' | 'orgId' | 'homeUrl' | 'playAudio' | 'onlineNotice'

/** Reads a saved value; undefined when there is none or the browser refuses storage. */
export function readSaved(name: SavedName): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

export function save(name: SavedName, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser that refuses storage still works: the home path is then asked of the server.
  }
}

export function clearSaved(): void {
  try {
    localStorage.clear()
  } catch {
    // Nothing could have been saved either.
  }
}
