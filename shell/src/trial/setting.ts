/** Of this window alone; what other sites can write, addresses and names of windows, is never read. */
const KEY = 'portalTrial'

/** What is to be tried in this window; null where nothing is. */
export function readSetting(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function forgetSetting(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing could have been set either.
  }
}
