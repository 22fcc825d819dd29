import { parseArgs } from 'node:util'

/** @typedef {{ watched: string[], server: URL | undefined, alone: boolean }} DevOptions */

/**
 * What `npm run dev` is told. Throws, in words for the terminal, where it makes no sense.
 * @param {string[]} args
 * @param {readonly string[]} remotes
 * @returns {DevOptions}
 */
export function readOptions(args, remotes) {
  const { positionals: watched, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { server: { type: 'string' }, alone: { type: 'boolean' } },
  })
  const unknown = watched.find(name => !remotes.includes(name))
  if (unknown) throw new Error(`There is no remote ${unknown}. Remotes: ${remotes.join(', ')}`)
  if (values.alone && watched.length !== 1) throw new Error('--alone runs one remote: npm run dev -- mf-mail --alone')
  return { watched, server: values.server === undefined ? undefined : addressOf(values.server), alone: !!values.alone }
}

/** @param {string} text */
function addressOf(text) {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return new URL(text)
  throw new Error(`--server takes the address of a portal, like http://localhost:8080/tjfx/, not ${text}`)
}
