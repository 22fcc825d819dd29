import { fork } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { isServerMessage } from './messages.mjs'

/** Enough for PostgreSQL to write everything to disk. */
const STOP_LIMIT_MS = 40_000

/**
 * Runs the server as a process of its own group, so that Ctrl-C at the terminal reaches the launcher alone, which
 * passes it on once. What the server prints goes to a file: on at its end, or to a new one, the one before kept as `.old`.
 * @param {{ root: string, main: string, env: NodeJS.ProcessEnv, logFile: string, append: boolean,
 *   onMessage: (message: import('./messages.mjs').ServerMessage) => void }} options
 */
export function startServer({ root, main, env, logFile, append, onMessage }) {
  const output = openLog(logFile, append)
  const detached = process.platform !== 'win32' // there it would open a window
  const stdio = /** @type {const} */ (['ignore', output, output, 'ipc'])
  const server = fork(main, { cwd: root, env, execArgv: ['--conditions=compiled'], detached, stdio: [...stdio] })
  closeSync(output)
  server.on('message', message => isServerMessage(message) && onMessage(message))

  /** @type {Promise<string>} */
  const ended = new Promise(resolve => {
    server.on('error', error => resolve(error.message))
    server.on('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`))
  })
  return {
    /** Settles with how it ended. */
    ended,
    /** Asks the server to finish; ends it by force when it takes too long. @param {NodeJS.Signals} signal */
    stop(signal) {
      if (process.platform === 'win32') server.disconnect()
      else server.kill(signal)
      setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS).unref()
    },
    kill: () => server.kill('SIGKILL'),
  }
}

/** For the owner alone: logs name people. @param {string} file @param {boolean} append */
function openLog(file, append) {
  mkdirSync(dirname(file), { recursive: true })
  if (!append && existsSync(file)) renameSync(file, `${file}.old`)
  return openSync(file, 'a', 0o600)
}
