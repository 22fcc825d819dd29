import { join, resolve } from 'node:path'
import { createSteps } from '../console/steps.mjs'
import { ensureInstalled } from '../install.mjs'
import { findRunning, readLock, removeLock, writeLock } from './lock.mjs'
import { choosePort, DEFAULT_PORT } from './port.mjs'
import { serve } from './serve.mjs'
import { onStopSignals } from './stop-signals.mjs'

const DEFAULT_PROVINCE = 'linjiang'
/** What shells report for a program that Ctrl-C ended. */
const INTERRUPTED = 130

/**
 * Runs the portal of the clone in `root` until it is stopped; the exit code tells how it went.
 * @param {string} root
 */
export async function run(root) {
  const province = process.env.PROVINCE || DEFAULT_PROVINCE
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, PROVINCE: province }
  const dataFolder = resolve(root, env.DATA_FOLDER || '.data')
  const lockFile = join(dataFolder, 'portal.lock')
  const running = (await findRunning(lockFile)) ?? takeLock(lockFile)
  if (running) return console.log(describeRunning(running))

  const steps = createSteps()
  /** @type {import('./stop-signals.mjs').StopHandler} */
  const handler = { first: () => process.exit(INTERRUPTED), again: () => {} }
  onStopSignals({ first: signal => handler.first(signal), again: () => handler.again() })
  try {
    await choosePort(env.PORT) // an impossible wish is refused before minutes of building
    await prepare({ root, province, steps })
    const port = await choosePort(env.PORT)
    if (!env.PORT && port !== DEFAULT_PORT)
      steps.say(`Port ${DEFAULT_PORT} is in use by another program; taking ${port}`)
    process.exitCode = await serve({ root, dataFolder, lockFile, steps, handler, env: { ...env, PORT: String(port) } })
  } catch (error) {
    steps.failed()
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/** Answers the lock of another launcher that started in the same moment. @param {string} file */
function takeLock(file) {
  writeLock(file)
  process.on('exit', () => removeLock(file))
  const lock = readLock(file)
  return lock?.pid === process.pid ? undefined : lock
}

/** @param {import('./lock.mjs').Lock} lock */
function describeRunning({ pid, address, startedAt }) {
  return address
    ? `The portal runs already: ${address} (process ${pid}, since ${startedAt}). Stop it with: kill ${pid}`
    : `The portal is being started already (process ${pid}, since ${startedAt}).`
}

/**
 * Installs, builds and composes what is missing or has changed; quick when nothing is. The scripts that build stand on
 * installed packages, so they are loaded after installing.
 * @param {{ root: string, province: string, steps: import('../console/steps.mjs').Steps }} options
 */
async function prepare({ root, province, steps }) {
  await ensureInstalled({ root, log: step => steps.begin(step) })
  const { build } = await import('../build.mjs')
  await build({ province, log: listIn(steps, 'Building') })
  const { compose } = await import('@portal/tooling')
  await compose({ province, log: listIn(steps, 'Composing') })
  steps.done()
}

/**
 * Builds overlap, so they share one step, which lists them.
 * @param {import('../console/steps.mjs').Steps} steps
 * @param {string} name
 * @returns {(line: string) => void}
 */
function listIn(steps, name) {
  /** @type {string[]} */
  const lines = []
  return line => {
    lines.push(line)
    if (lines.length === 1) steps.begin(name, line)
    else steps.detail(lines.join(', '))
  }
}
