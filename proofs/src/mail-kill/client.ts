import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Power } from './power.ts'

export type Client = Awaited<ReturnType<typeof createClient>>

/** Somebody signed in who goes on asking, under the same request id, until there is an answer. */
export async function createClient(address: string, account: string, power: Power) {
  const { headers } = await signIn(address, account)

  async function ask(path: string, body: BodyInit, requestId?: string) {
    const id = requestId && { 'x-request-id': requestId }
    const answer = await fetch(address + path, { method: 'POST', headers: { ...headers, ...id }, body })
    const { code, message, data } = await answer.json()
    if (code !== 0) throw new Error(`${account} was refused ${path}: ${message}`)
    return data
  }

  /** @param lost told of each attempt that got no answer */
  async function askUntilAnswered(path: string, body: BodyInit, requestId: string, lost: () => void = () => {}) {
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

export const paramJson = (args: object) => new URLSearchParams({ paramJson: JSON.stringify(args) })
