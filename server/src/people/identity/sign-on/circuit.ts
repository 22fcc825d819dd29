import { Away, NotTrusted } from './provider'

/** So many failures one after the other, and nothing more is asked for a while. */
const FAILURES = 3
const OPEN_MS = 30_000
/** So many questions at a time; more would wait for what a slow provider does not answer. */
const AT_ONCE = 20

type Circuit = <T>(ask: () => Promise<T>, asksNobody?: boolean) => Promise<T>

/**
 * Asks a provider, unless it has failed often of late: whoever then asks is told at once. After a while one question tries
 * whether it is back.
 * @param now in milliseconds
 * @returns asks; `asksNobody` where an answer does not show that the provider is back
 */
export function createCircuit(now: () => number): Circuit {
  let failures = 0
  let openUntil = 0
  let asking = 0
  return async (ask, asksNobody = false) => {
    if (now() < openUntil) throw new Away('has failed often of late')
    if (asking >= AT_ONCE) throw new Away('is asked too much at a time')
    // The next ones wait for what this one finds out.
    if (!asksNobody && failures >= FAILURES) openUntil = now() + OPEN_MS
    asking += 1
    try {
      const answer = await ask()
      if (!asksNobody) failures = openUntil = 0
      return answer
    } catch (error) {
      // A provider that says no is there.
      if (error instanceof NotTrusted) failures = openUntil = 0
      else failures += 1
      if (failures >= FAILURES) openUntil = now() + OPEN_MS
      throw error
    } finally {
      asking -= 1
    }
  }
}
