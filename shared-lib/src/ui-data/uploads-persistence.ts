import type { Sent } from '../api/send'

/** Milliseconds until a call that came to nothing is made again, where the browser does not tell that it is online. */
const PAUSE = 3000
/** Milliseconds after a fault: a server that is too busy wants to be left alone for so long. */
const FAULT_PAUSE = 5000
/** Faults of the server in a row after which the user is asked. A network that is away is waited for. */
const MAX_FAULTS = 3

export interface Persistence {
  readonly signal: AbortSignal
  /** Told when the network goes away, and when it is back. */
  readonly onWaiting: (waiting: boolean) => void
}

/** Makes a call again until the server has answered it. The call must bear being made twice. */
export async function untilAnswered<Answer>(
  call: () => Promise<Sent<Answer>>,
  { signal, onWaiting }: Persistence,
): Promise<Sent<Answer>> {
  for (let faults = 0; ; ) {
    const sent = await call()
    if (signal.aborted || !sent.error?.retry) return sent
    const away = sent.error.kind !== 'fault'
    if (!away && ++faults > MAX_FAULTS) return sent
    onWaiting(away)
    await pause(away ? PAUSE : FAULT_PAUSE, signal)
    if (signal.aborted) return sent
    onWaiting(false)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const over = () => {
      clearTimeout(timer)
      window.removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    window.addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
}
