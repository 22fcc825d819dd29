import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeLock } from './lock.mjs'
import { startServer } from './server.mjs'
import { formatReady } from './summary.mjs'

const LOG_LINES = 20
const CLEAN_END = 'exit code 0'

/**
 * Runs the server until it ends; answers the launcher's exit code: 0 where somebody asked it to stop and it did.
 * @param {{ root: string, dataFolder: string, lockFile: string, env: NodeJS.ProcessEnv,
 *   steps: import('../console/steps.mjs').Steps, handler: import('./stop-signals.mjs').StopHandler }} options
 */
export async function serve({ root, dataFolder, lockFile, env, steps, handler }) {
  const logFile = join(dataFolder, 'server.log')
  let failure = ''
  let stopping = false
  let killed = false

  /** @param {import('./messages.mjs').ServerMessage} message */
  function onMessage(message) {
    if (message.type === 'step') return steps.begin(message.name, message.detail)
    if (message.type === 'note') return steps.say(message.text)
    if (message.type === 'failed') {
      failure = message.message
      return server.stop('SIGTERM')
    }
    writeLock(lockFile, message.address)
    steps.done()
    steps.say(formatReady(message))
  }

  steps.begin('Starting the server')
  const server = startServer({ root, main: join(root, 'server/dist/main.js'), env, logFile, onMessage })
  handler.first = signal => {
    stopping = true
    steps.begin('Stopping')
    server.stop(signal)
  }
  handler.again = () => {
    killed = server.kill()
  }

  const end = await server.ended
  if (killed) {
    steps.failed('by force; the next start tidies up')
    return 1
  }
  if (stopping) return reportStop(end, steps)
  steps.failed()
  console.error(failure || `${describeEnd(end)} ${describeLog(logFile)}`)
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
