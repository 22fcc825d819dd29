export interface Teardown {
  /** Remembers how to end what was just begun. */
  add(end: () => Promise<unknown>): void
  /** Ends everything, the last first; running it again waits for the same end. */
  run(): Promise<void>
}

export function createTeardown(): Teardown {
  const ends: (() => Promise<unknown>)[] = []
  let running: Promise<void> | undefined
  return {
    add: end => void ends.unshift(end),
    run: () => {
      running ??= endAll(ends)
      return running
    },
  }
}

/** One that fails must not keep the database from being shut down. */
async function endAll(ends: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const end of ends) await end().catch(error => console.error(error))
}
