import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * @typedef {object} ServerProcess
 * @property {import('node:child_process').ChildProcess} child
 * @property {string} address with the base path, ends with a slash
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server as built and waits until it answers.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [nodeOptions]
 * @returns {Promise<ServerProcess>}
 */
export function startServer(root, env, nodeOptions = []) {
  const execArgv = ['--conditions=compiled', ...nodeOptions]
  const child = fork(join(root, 'server/dist/src/start/main.js'), { cwd: root, env, execArgv, silent: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (output += text))
  return new Promise((done, fail) => {
    child.on('exit', code => fail(new Error(`The server ended with ${code}:\n${output}`)))
    child.on('message', message => {
      const { type, address = '', message: said } = /** @type {Record<string, string>} */ (message)
      if (type === 'ready') done({ child, address, stop: () => stop(child) })
      if (type === 'failed') fail(new Error(`${said}\n${output}`))
    })
  })
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(done => {
    child.removeAllListeners('exit')
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
