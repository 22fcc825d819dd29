import { setTimeout as pause } from 'node:timers/promises'
import { type Answered, type Asking, isTrouble, send } from '../workflow/requests.ts'

const AGAIN_MS = 200
const LIMIT_MS = 90_000

/** Clients that go on by themselves: what has no answer is asked again under its id, at the next server. */
export function createPatience(addresses: readonly string[]) {
  const faults: string[] = []
  let repeated = 0
  let isDisturbed = false
  let disturbances = 0
  let lastWrite = performance.now()
  let longestGap = 0

  const wrote = () => {
    const now = performance.now()
    longestGap = Math.max(longestGap, now - lastWrite)
    lastWrite = now
  }
  const attempt = (asked: Asking, count: number) =>
    send(addresses[count % addresses.length] ?? '', asked).catch((error: unknown) => {
      // `fetch` says so where nobody answers.
      if (error instanceof TypeError) return undefined
      faults.push(String(error))
      throw error
    })

  return {
    faults,
    repeated: () => repeated,
    /** Another number each time while the database is changing hands: nothing that fails then is a surprise. */
    cuts: () => (isDisturbed ? performance.now() : disturbances),
    async send(asked: Asking): Promise<Answered> {
      for (let count = 0, end = performance.now() + LIMIT_MS; ; count++) {
        const answered = await attempt(asked, count)
        if (answered?.code === 0) wrote()
        if (answered && !isTrouble(answered)) return answered
        if (performance.now() > end) throw new Error(`${asked.path} has no answer: ${answered?.message}`)
        repeated += 1
        await pause(AGAIN_MS)
      }
    },
    /** The longest time in which no write was acknowledged while that was done; milliseconds. */
    async during(disturb: () => Promise<void>): Promise<number> {
      longestGap = 0
      isDisturbed = true
      disturbances += 1
      await disturb().finally(() => {
        isDisturbed = false
      })
      return Math.max(longestGap, performance.now() - lastWrite)
    },
  }
}
