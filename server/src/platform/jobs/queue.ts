export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many pieces of work run at once and so many wait; one more calls `overflow`. */
export function createQueue(atOnce: number, mostWaiting: number, overflow: () => never): InTurn {
  const waiting: (() => void)[] = []
  let running = 0

  const start = async () => {
    if (running < atOnce) running += 1
    // The one that ends hands its place over, so nobody slips in between.
    else await new Promise<void>(resolve => waiting.push(resolve))
  }
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async work => {
    if (waiting.length >= mostWaiting) overflow()
    await start()
    return work().finally(end)
  }
}
