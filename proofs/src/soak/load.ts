import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../../../scripts/testing/sign-in.mjs'

/** Handlers of three levels: whoever has both lists of work. */
const HANDLERS = ['zs05', 'al05', 'sd05']
/** As many windows of each: a p99 of fewer calls differs by more from one time to the next than what is looked for. */
const ACCOUNTS = Array.from({ length: 4 }, () => HANDLERS).flat()
/** Each person asks so often: below what the machine could do, so that what is measured is the server. */
const EVERY_MS = 250

/** What clerks look at all day; some take no arguments. */
const CALLS: [string, object?][] = [
  ['api/todos/list', { whose: 'department', pageNumber: 1, limit: 20 }],
  ['api/todos/list', { whose: 'personal', pageNumber: 1, limit: 20 }],
  ['api/homeController/getNumInfo'],
  ['api/MailMessageController/getCountUnreadMail'],
]

/** A call that was answered; milliseconds, `at` as of `performance.now()`. */
export interface Timed {
  at: number
  ms: number
}

/** People who look at their work at a steady pace, whether they are answered soon or late. */
export async function startLoad(address: string) {
  const people: Record<string, string>[] = []
  for (const account of ACCOUNTS) people.push((await signIn(address, account)).headers)
  const calls: Timed[] = []
  let isOver = false
  const asked = people.map(async (person, at) => {
    await pause((EVERY_MS / people.length) * at)
    for (let turn = at; !isOver; turn++) {
      const [path, body] = CALLS[turn % CALLS.length] ?? ['']
      const begun = performance.now()
      await ask(address + path, person, body)
      const ms = performance.now() - begun
      calls.push({ at: begun, ms })
      await pause(Math.max(0, EVERY_MS - ms))
    }
  })
  const all = Promise.all(asked)
  return {
    /** Fails as soon as one of them is refused. */
    all,
    calls,
    async stop(): Promise<void> {
      isOver = true
      await all
    },
  }
}

/** Those that were begun and answered between two times. */
export const between = (timed: readonly Timed[], from: number, until: number) =>
  timed.filter(({ at, ms }) => at >= from && at + ms <= until)

async function ask(url: string, headers: Record<string, string>, body: object | undefined): Promise<void> {
  const json = body && { body: JSON.stringify(body) }
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const answer = await fetch(url, { method: 'POST', headers: { ...headers, ...type }, ...json })
  const { code, message } = await answer.json()
  if (code !== 0) throw new Error(`${url} is refused: ${message}`)
}
