import { signIn, signOut } from '@portal/shared-lib/contract/identity'
import { signOnOrganisations } from '@portal/shared-lib/contract/sign-on'
import { requestFor, tokenIn } from '../client'
import type { Portal } from '../portal'

/** What a browser does that is sent to a provider and back: it keeps its cookie, and reads what stands behind the `#`. */
export function openBrowser(portal: Portal, provider: string) {
  const cookies = new Map<string, string>()

  const keep = (response: Response) => {
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name.startsWith('sign_on') && value === '') cookies.delete(name)
      else if (name.startsWith('sign_on')) cookies.set(name, value)
    }
  }
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const get = async (path: string) => {
    const response = await portal.send(`api/sso/${provider}/${path}`, { headers: { cookie: cookie() } })
    keep(response)
    return response
  }
  const fragmentOf = (response: Response) =>
    Object.fromEntries(new URLSearchParams(new URL(locationOf(response), portal.address).hash.slice(1)))

  return {
    /** Where the button leads; throws where it leads back to the sign-in page. */
    async start(next?: string): Promise<URL> {
      const response = await get(`start${next === undefined ? '' : `?${new URLSearchParams({ next })}`}`)
      return new URL(locationOf(response))
    },
    /** What the sign-in page is told where the button leads nowhere. */
    startInVain: async () => fragmentOf(await get('start')),
    /** Comes back with a query; what the sign-in page is told. */
    comeBack: async (query: Record<string, string>) => fragmentOf(await get(`callback?${new URLSearchParams(query)}`)),
    /** As the page does with the ticket. */
    async organisations(ticket: string) {
      const asked = requestFor(signOnOrganisations, { ticket })
      const response = await portal.send(signOnOrganisations.path, withCookie(asked, cookie()))
      return (await response.json()) as { code: number; message: string; data: { id: string; companyName: string }[] }
    },
    /** What the page is told. */
    async signOut(token: string) {
      const response = await portal.send(signOut.path, requestFor(signOut, {}, { token }))
      keep(response)
      return (await response.json()) as { code: number; data: { tczd: string } | null }
    },
    /** Where the browser is sent that has signed out. */
    leave: async () => locationOf(await get('leave')),
    async enter(signOnTicket: string, organisationId: string) {
      const response = await portal.send(
        signIn.path,
        withCookie(requestFor(signIn, { signOnTicket, organisationId }), cookie()),
      )
      const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown }
      return { code, message, data, token: tokenIn(response) }
    },
  }
}

const withCookie = (init: RequestInit, cookie: string): RequestInit => ({
  ...init,
  headers: { ...(init.headers as Record<string, string>), cookie },
})

const locationOf = (response: Response) => response.headers.get('location') ?? `no redirect but ${response.status}`
