import type { CasSettings } from '@portal/shared-lib/contract/sign-on-settings'
import { Away, type LoggedOut, NotTrusted, type Proven, type Redirecting } from '../provider'
import { childOf, type Element, readXml } from './xml'

const TIMEOUT_MS = 5000
const TICKET = /^ST-[\w.-]{1,500}$/

export interface Cas extends Redirecting {
  /** Whose session a single logout names. Throws `NotTrusted` for a text that is none. */
  readLogout(text: string): LoggedOut
}

/** A CAS server, asked by protocol 3 (`/p3/serviceValidate`). The ticket is what a single logout names later. */
export function createCas({ address, attribute }: CasSettings): Cas {
  const at = (path: string, query: Record<string, string>) => {
    const url = new URL(`${address.replace(/\/+$/, '')}/${path}`)
    url.search = new URLSearchParams(query).toString()
    return url
  }
  return {
    async begin({ back }, again) {
      // Nobody is sent to a page that does not answer.
      await reach(at('login', {}))
      return at('login', { service: back, ...(again && { renew: 'true' }) })
    },
    async finish({ back }, came): Promise<Proven> {
      const ticket = came.get('ticket') ?? ''
      if (!TICKET.test(ticket) || came.getAll('ticket').length > 1) throw new NotTrusted('no ticket')
      const { user, attributes } = readAnswer(await ask(at('p3/serviceValidate', { service: back, ticket })))
      const account = attribute === undefined ? user : attributes && childOf(attributes, attribute)?.text
      if (!account) throw new NotTrusted('the attribute of the account is missing')
      return { account, subject: user, reference: ticket }
    },
    async leave({ back }) {
      await reach(at('login', {}))
      return at('logout', { service: back })
    },
    readLogout(text) {
      const root = readXml(text)
      const session = root.name === 'LogoutRequest' ? childOf(root, 'SessionIndex')?.text : undefined
      if (!session || !TICKET.test(session)) throw new NotTrusted('no session is named')
      return { reference: session }
    },
  }
}

/** Throws `Away` where nothing answers, or with a fault of its own. */
async function reach(url: URL): Promise<void> {
  const options = { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  const answer = await fetch(url, options).catch(error => {
    throw new Away((error as Error).name)
  })
  if (answer.status >= SERVER_ERROR) throw new Away(`answers ${answer.status}`)
}

const SERVER_ERROR = 500

/** No redirect is followed, and no more is read than an answer can be. */
async function ask(url: URL): Promise<string> {
  const stop = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(url, {
      redirect: 'error',
      signal: stop,
      headers: { accept: 'application/xml, text/xml' },
    })
    if (!answer.ok) throw new Away(`answers ${answer.status}`)
    return await read(answer)
  } catch (error) {
    if (error instanceof Away || error instanceof NotTrusted) throw error
    throw new Away((error as Error).name)
  }
}

const MOST_BYTES = 500_000

async function read({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MOST_BYTES) throw new NotTrusted('answers with too much')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function readAnswer(text: string): { user: string; attributes: Element | undefined } {
  const root = readXml(text)
  const success =
    root.name === 'serviceResponse' && !childOf(root, 'authenticationFailure') && childOf(root, 'authenticationSuccess')
  const user = success && childOf(success, 'user')?.text
  if (!success || !user) throw new NotTrusted('the ticket is refused')
  return { user, attributes: childOf(success, 'attributes') }
}
