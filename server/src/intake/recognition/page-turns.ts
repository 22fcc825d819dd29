import { Undrawn } from './undrawn'

/** Files on which a server works at once: each may take the memory of a process of its own. */
const AT_ONCE = 2
/** Callers that wait for their turn at most. */
const MOST_WAITING = 60

const waiting: (() => void)[] = []
let working = 0

/** Who may have to wait: somebody before a screen, for so long as it makes sense, or what happens by itself. */
export type Patience = 'caller' | 'background'

/** Does the work once fewer than so many are at it, in the order of asking. A caller behind too many others is refused. */
export async function inTurn<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  if (working >= AT_ONCE) {
    if (patience === 'caller' && waiting.length >= MOST_WAITING) throw new Undrawn('busy')
    await new Promise<void>(resolve => waiting.push(resolve))
  } else working += 1
  try {
    return await work()
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}
