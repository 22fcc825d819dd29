import { setTimeout } from 'node:timers/promises'

const PAUSE_MS = 50

/** Asks again and again until there is an answer; undefined once the limit has passed. */
export async function waitFor<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  limitMs: number,
): Promise<Answer | undefined> {
  const end = performance.now() + limitMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined) return answer
    if (performance.now() >= end) return undefined
    await setTimeout(PAUSE_MS)
  }
}
