import { signIn } from '../../testing/sign-in.mjs'

/** @typedef {Awaited<ReturnType<typeof createClient>>} Client */

/**
 * Somebody signed in who goes on asking, under the same request id, until there is an answer.
 * @param {string} address
 * @param {string} account
 * @param {import('./power.mjs').Power} power
 */
export async function createClient(address, account, power) {
  const { headers } = await signIn(address, account)

  /** @param {string} path @param {BodyInit} body @param {string} [requestId] */
  async function ask(path, body, requestId) {
    const id = requestId && { 'x-request-id': requestId }
    const answer = await fetch(address + path, { method: 'POST', headers: { ...headers, ...id }, body })
    const { code, message, data } = await answer.json()
    if (code !== 0) throw new Error(`${account} was refused ${path}: ${message}`)
    return data
  }

  /** @param {string} path @param {BodyInit} body @param {string} requestId @param {() => void} [lost] told of each attempt that got no answer */
  async function askUntilAnswered(path, body, requestId, lost = () => {}) {
    for (;;) {
      await power.on()
      const cuts = power.cuts()
      try {
        return await ask(path, body, requestId)
      } catch (error) {
        // Only a killed server may leave a question without its answer.
        if (power.cuts() === cuts) throw error
        lost()
      }
    }
  }
  return { account, ask, askUntilAnswered }
}

/** @param {object} args */
export const paramJson = args => new URLSearchParams({ paramJson: JSON.stringify(args) })
