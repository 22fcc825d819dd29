import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { writeLock } from './lock.mjs'
import { startServer } from './server.mjs'
import { formatReady } from './summary.mjs'

const LOG_LINES = 20
const CLEAN_END = 'exit code 0'

/**
 * @typedef {{ root: string, dataFolder: string, lockFile: string, env: NodeJS.ProcessEnv,
 *   steps: import('../console/steps.mjs').Steps, handler: import('./stop-signals.mjs').StopHandler }} Options
 */

/**
 * Runs the server until somebody asks it to stop, or it cannot run; answers the launcher's exit code: 0 where it was
 * asked and did. A server that was ready and ends by itself is started again; one that never was has said why.
 * @param {Options} options
 */
export async function serve(options) {
  const { steps, dataFolder } = options
  const logFile = join(dataFolder, 'server.log')
  const restarts = createRestarts()
  const wish = heedStopSignals(options)
  steps.begin('Starting the server')
  for (let wasReady = false; ; ) {
    const begun = performance.now()
    const run = startOnce(options, { logFile, again: wasReady })
    const end = await wish.reaching(run.server)
    if (wish.killed) return reportKill(steps)
    if (wish.stopping) return reportStop(end, steps)
    wasReady ||= run.ready
    const stopped = end === CLEAN_END && !run.failure
    const pause = wasReady && !stopped ? restarts.next(performance.now() - begun) : undefined
    if (pause === undefined)
      return reportEnd(steps, restarts.despair() + (run.failure || `${describeEnd(end)} ${describeLog(logFile)}`))
    steps.failed()
    steps.say(`${run.failure || describeEnd(end)} It is started again.`)
    steps.begin('Starting the server again')
    await setTimeout(pause, undefined, { signal: wish.signal }).catch(() => {})
    if (wish.stopping) return reportStop(CLEAN_END, steps)
  }
}

/**
 * One life of the server. Later ones write on in the same log.
 * @param {Options} options
 * @param {{ logFile: string, again: boolean }} life
 */
function startOnce({ root, lockFile, env, steps }, { logFile, again }) {
  const main = join(root, 'server/dist/src/start/main.js')
  const run = { failure: '', ready: false, server: startServer({ root, main, env, logFile, append: again, onMessage }) }
  return run

  /** @param {import('./messages.mjs').ServerMessage} message */
  function onMessage(message) {
    if (message.type === 'step') return steps.begin(message.name, message.detail)
    if (message.type === 'note') return steps.say(message.text)
    if (message.type === 'failed') {
      run.failure = message.message
      return run.server.stop('SIGTERM')
    }
    run.ready = true
    writeLock(lockFile, message.address)
    steps.done()
    steps.say(again ? `The portal is ready again: ${message.address}` : formatReady(message))
  }
}

/**
 * Passes the wish to stop on to whatever server runs.
 * @param {Options} options
 */
function heedStopSignals({ steps, handler }) {
  /** @type {ReturnType<typeof startServer> | undefined} */
  let current
  const stop = new AbortController()
  const wish = {
    stopping: false,
    killed: false,
    signal: stop.signal,
    /** Waits until that server has ended. @param {ReturnType<typeof startServer>} server */
    async reaching(server) {
      current = server
      const end = await server.ended
      current = undefined
      return end
    },
  }
  handler.first = signal => {
    wish.stopping = true
    steps.begin('Stopping')
    stop.abort()
    current?.stop(signal)
  }
  handler.again = () => {
    wish.killed = current?.kill() ?? false
  }
  return wish
}

/** @param {import('../console/steps.mjs').Steps} steps */
function reportKill(steps) {
  steps.failed('by force; the next start tidies up')
  return 1
}

/** @param {string} end @param {import('../console/steps.mjs').Steps} steps */
function reportStop(end, steps) {
  if (end === CLEAN_END) {
    steps.done()
    return 0
  }
  steps.failed(`it did not finish by itself (${end})`)
  return 1
}

/** @param {import('../console/steps.mjs').Steps} steps @param {string} text */
function reportEnd(steps, text) {
  steps.failed()
  console.error(text)
  return 1
}

/** It ends in good order only when it is asked to. @param {string} end */
function describeEnd(end) {
  return end === CLEAN_END
    ? 'Somebody else than this launcher stopped the server.'
    : `The server ended by itself (${end}).`
}

/** @param {string} file */
function describeLog(file) {
  const text = readFileSync(file, 'utf8').trimEnd()
  return text ? `${file} ends:\n${text.split('\n').slice(-LOG_LINES).join('\n')}` : `${file} is empty.`
}

/** Milliseconds before each start again of a server that does not stay; after the last it is given up. */
const PAUSES_MS = [0, 500, 1000, 2000, 4000]
/** A server that has run so long stays: its end is the first again. */
const STEADY_MS = 60_000

/** Says when a server that ended by itself is started again. */
function createRestarts() {
  let ends = 0
  return {
    /**
     * Milliseconds until the next start; undefined when there is none any more.
     * @param {number} livedMs how long it ran
     */
    next(livedMs) {
      if (livedMs > STEADY_MS) ends = 0
      ends += 1
      return PAUSES_MS[ends - 1]
    },
    /** What to say once there is none any more; empty before. */
    despair: () =>
      ends > PAUSES_MS.length ? `The server was started again ${PAUSES_MS.length} times and did not stay. ` : '',
  }
}
