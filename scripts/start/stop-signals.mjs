/** npm passes on what the terminal has sent already, so that one Ctrl-C arrives twice. */
const ECHO_MS = 1_000

/** @typedef {{ first: (signal: NodeJS.Signals) => void, again: () => void }} StopHandler */

/**
 * Calls `first` for the first wish to stop, `again` for the next ones. A closed terminal counts as a wish to stop.
 * @param {StopHandler} handler
 * @param {{ on(name: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown }} [source]
 * @param {() => number} [now] milliseconds
 */
export function onStopSignals(handler, source = process, now = () => performance.now()) {
  /** @type {number | undefined} */
  let last
  /** @param {NodeJS.Signals} signal */
  const heed = signal => {
    const isEcho = last !== undefined && now() - last < ECHO_MS
    if (isEcho) return
    if (last === undefined) handler.first(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    else handler.again()
    last = now()
  }
  for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) source.on(name, heed)
}
