/** A key's calls in the window that runs. */
export interface Window {
  count: number
  /** Milliseconds since 1970. */
  endsAt: number
}

/** Windows that a process remembers; whoever comes from more addresses at once is counted in the database alone. */
const MOST_WINDOWS = 10_000

/** What one process has counted, or has been told by the database. */
export function ownCounts() {
  const windows = new Map<string, Window>()
  return {
    /** The window of a key that runs, or a new one. A window that lies too far ahead is of a clock that was set back. */
    windowOf(key: string, now: number, windowMs: number): Window {
      const found = windows.get(key)
      if (found && found.endsAt > now && found.endsAt <= now + 2 * windowMs) return found
      const begun = { count: 0, endsAt: now + windowMs }
      windows.delete(key)
      windows.set(key, begun)
      if (windows.size > MOST_WINDOWS) forgetOldest(windows)
      return begun
    },
  }
}

function forgetOldest(windows: Map<string, Window>): void {
  for (const key of windows.keys()) {
    windows.delete(key)
    return
  }
}
