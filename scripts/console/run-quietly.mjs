import { spawn } from 'node:child_process'

/**
 * Runs a program without showing what it prints, and answers that with its exit code. It and its children end with us.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, limitMs?: number }} options limitMs ends what hangs
 * @returns {Promise<{ code: number, output: string }>} code is 1 for a program that a signal ended
 */
export function runQuietly(command, args, { cwd, env = process.env, limitMs }) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd, env, ...platformOptions(command), stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {(Buffer | string)[]} */
    const chunks = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => chunks.push(chunk))

    const end = () => endGroup(child.pid)
    process.once('exit', end)
    const timer = setLimit(limitMs, () => {
      chunks.push(`\nStopped, because it took longer than ${(limitMs ?? 0) / 1000} s.\n`)
      end()
    })
    /** @param {number} code */
    const finish = code => {
      process.off('exit', end)
      clearTimeout(timer)
      resolve({ code, output: Buffer.concat(chunks.map(chunk => Buffer.from(chunk))).toString('utf8') })
    }
    child.on('error', error => {
      chunks.push(error.message)
      finish(1)
    })
    child.on('close', code => finish(code ?? 1))
  })
}

/** A group of its own lets us end the children too; on Windows it would open a window. @param {string} command */
function platformOptions(command) {
  const windows = process.platform === 'win32'
  return { detached: !windows, shell: windows && command.endsWith('.cmd'), windowsHide: true }
}

/** @param {number | undefined} pid */
function endGroup(pid) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM')
  } catch {
    // ended already
  }
}

/** @param {number | undefined} ms @param {() => void} action */
function setLimit(ms, action) {
  return ms === undefined ? undefined : setTimeout(action, ms)
}
