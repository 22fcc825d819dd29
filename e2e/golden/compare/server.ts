import { signedIn } from '../../portal/signed-in'

/** Asks the server in an account's name. */
export type Ask = <Answer>(path: string, args: Readonly<Record<string, string>>) => Promise<Answer>

type Session = Awaited<ReturnType<typeof signedIn>>

/** Of accounts at addresses: there cannot be many sessions of one, and signing in takes its time. */
const sessions = new Map<string, Promise<Session>>()

/** What a browser holds of the session that an account has at an address, in all stories. */
export function sessionOf(address: string, account: string): Promise<Session> {
  const key = `${account} ${address}`
  const session = sessions.get(key) ?? signedIn(address, account)
  sessions.set(key, session)
  return session
}

/** Questions go as JSON, but those of the oldest calls as forms. */
export async function askAs(address: string, account: string): Promise<Ask> {
  const { cookies } = await sessionOf(address, account)
  const authorization = `Bearer ${cookies[0]?.value}`
  return async (path, args) => {
    const isForm = !path.startsWith('petitions/') && !path.startsWith('clocks/')
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    const body = isForm ? new URLSearchParams(args).toString() : JSON.stringify(args)
    const headers = { authorization, 'content-type': type }
    const answer = await fetch(`${address}api/${path}`, { method: 'POST', headers, body })
    const { code, message, data } = (await answer.json()) as { code: number; message: string; data: never }
    if (code !== 0) throw new Error(`${account} asked ${path} and heard: ${message}`)
    return data
  }
}
