import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts a program in a group of its own, as a terminal does, and follows what it says.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env added to ours, from which what configures a portal is left out
 * @param {string[]} command
 */
export function launch(root, env, [name = '', ...args]) {
  const { PORT, PROVINCE, DEMO_PASSWORD, DATA_FOLDER, ...inherited } = process.env
  const child = spawn(name, args, { cwd: root, env: { ...inherited, ...env }, detached: true })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      text += chunk
      child.emit('text')
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code, text }))

  /** What was said by the time it said that. @param {string} part */
  async function says(part) {
    while (!text.includes(part)) {
      const over = await Promise.race([once(child, 'text').then(() => false), ended.then(() => true)])
      if (over && !text.includes(part)) throw new Error(`Ended without saying "${part}":\n${text}`)
    }
    return text
  }
  return { child, ended, says }
}
