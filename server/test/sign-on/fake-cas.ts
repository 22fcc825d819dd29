import { randomUUID } from 'node:crypto'
import { type Answer, startHttp } from './http-server'

interface Given {
  readonly service: string
  readonly user: string
  readonly attributes: string
}

const NS = 'xmlns:cas="http://www.yale.edu/tp/cas"'
const escaped = (text: string) => text.replace(/[&<]/g, sign => (sign === '&' ? '&amp;' : '&lt;'))

/** A CAS server of protocol 3 in this process: a ticket is good once, for its service; `answer` says something else instead. */
export async function startFakeCas() {
  const tickets = new Map<string, Given>()
  const instead: { answer?: Answer; silent?: boolean } = {}

  function validate(query: URLSearchParams): string {
    const given = tickets.get(query.get('ticket') ?? '')
    tickets.delete(query.get('ticket') ?? '')
    if (given?.service !== query.get('service'))
      return `<cas:serviceResponse ${NS}><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>`
    return successOf(`<cas:user>${escaped(given.user)}</cas:user><cas:attributes>${given.attributes}</cas:attributes>`)
  }

  const { address, stop } = await startHttp(async ({ pathname, searchParams }) => {
    if (instead.silent) return undefined
    if (instead.answer) return instead.answer
    if (pathname !== '/cas/p3/serviceValidate') return { status: 404 }
    return { type: 'application/xml', body: validate(searchParams) }
  })

  return {
    address: `${address}/cas`,
    stop,
    instead,
    /** Somebody signs in there; the query with which the browser is sent back, beside the state that its service has. */
    signIn(at: URL, user: string, attributes = ''): Record<string, string> {
      const [service, ticket] = [at.searchParams.get('service') ?? '', `ST-1-${randomUUID()}-cas`]
      tickets.set(ticket, { service, user, attributes })
      return { state: new URL(service).searchParams.get('state') ?? '', ticket }
    },
  }
}

export type FakeCas = Awaited<ReturnType<typeof startFakeCas>>

export const successOf = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<cas:serviceResponse ${NS}>\n  <cas:authenticationSuccess>${inner}</cas:authenticationSuccess>\n</cas:serviceResponse>`

export const logoutOf = (ticket: string) =>
  `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0" IssueInstant="2026-11-27T12:00:00Z">` +
  `<saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID>` +
  `<samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
