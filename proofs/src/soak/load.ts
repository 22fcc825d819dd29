import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../../scripts/testing/sign-in.mjs'
import type { Actor } from '../workflow/actors.ts'
import { asking, send } from '../workflow/requests.ts'

const ACCOUNTS = ['zs05', 'zs06', 'al05', 'al06', 'sd05', 'sd06']
/** Each person asks so often: below what the machine could do, so that what is measured is the server. */
const EVERY_MS = 500

/** What clerks look at all day. */
const CALLS: [string, Record<string, unknown>][] = [
  ['api/todos/list', { whose: 'department', pageNumber: 1, limit: 20 }],
  ['api/todos/list', { whose: 'personal', pageNumber: 1, limit: 20 }],
  ['api/homeController/getNumInfo', {}],
  ['api/MailMessageController/getCountUnreadMail', {}],
]

/** A call that was answered; milliseconds, `at` as of `performance.now()`. */
export interface Timed {
  at: number
  ms: number
}

/** People who look at their work at a steady pace, whether they are answered soon or late. */
export async function startLoad(address: string) {
  const people: Actor[] = []
  for (const account of ACCOUNTS) {
    const { headers } = await signIn(address, account)
    people.push({ account, personId: '', name: '', orgId: '', deptId: '', headers })
  }
  const calls: Timed[] = []
  let isOver = false
  const asked = people.map(async (person, at) => {
    await pause((EVERY_MS / people.length) * at)
    for (let turn = at; !isOver; turn++) {
      const [path, body] = CALLS[turn % CALLS.length] ?? ['', {}]
      const begun = performance.now()
      const { code, message } = await send(address, asking(person, path, body))
      if (code !== 0) throw new Error(`${person.account} was refused ${path}: ${message}`)
      const ms = performance.now() - begun
      calls.push({ at: begun, ms })
      await pause(Math.max(0, EVERY_MS - ms))
    }
  })
  const all = Promise.all(asked)
  return {
    /** Fails as soon as one of them is refused. */
    all,
    count: () => calls.length,
    async stop(): Promise<Timed[]> {
      isOver = true
      await all
      return calls
    },
  }
}
