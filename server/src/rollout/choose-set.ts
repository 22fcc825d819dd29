import { existsSync } from 'node:fs'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../identity/caller'
import { findCaller } from '../identity/find-caller'
import { tokenHash } from '../identity/token'
import type { Services } from '../services'
import { type Rollout, setFolder } from './rollout'

/** Cookie that keeps a session on its composition: `<composition>.<mark of the session>`. */
const SET_COOKIE = 'Portal-Set'

/**
 * The composition that a request for the page gets. It falls for a session at its first page and stays while it is
 * held and not withdrawn. Here alone the token's cookie is looked at: the page is nobody's secret, and a page is asked
 * for before anything of it could send a header.
 */
export async function chooseSet(
  services: Services,
  rollout: Rollout,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const token = cookieOf(request, TOKEN_COOKIE)
  const caller = token === undefined ? undefined : await findCaller(services, token, false)
  if (!token || !caller) return rollout.current
  const session = tokenHash(token).slice(0, 16)
  const kept = keptSet(cookieOf(request, SET_COOKIE), session)
  if (kept && isHeld(services, rollout, kept)) return kept
  const chosen = setOf(rollout, caller)
  const { basePath } = services.config
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header('set-cookie', `${SET_COOKIE}=${chosen}.${session}; Path=${basePath}; SameSite=Strict; HttpOnly${secure}`)
  return chosen
}

/** By chance, but always the same for a person and a composition, whatever the share grows to. */
function setOf({ current, next }: Rollout, { personId, orgId, orgName }: Caller): string {
  if (!next) return current
  const named = next.organisations.some(name => name === orgId || name === orgName)
  return named || percentOf(`${next.id} ${personId}`) < next.share ? next.id : current
}

const percentOf = (text: string) => Number.parseInt(tokenHash(text).slice(0, 8), 16) % 100

function keptSet(cookie: string | undefined, session: string): string | undefined {
  const [set = '', mark] = cookie?.split('.') ?? []
  return mark === session && /^[0-9a-f]{12}$/.test(set) ? set : undefined
}

function isHeld({ config }: Services, { withdrawn }: Rollout, set: string): boolean {
  const { portalFolder } = config
  return portalFolder !== undefined && !withdrawn.includes(set) && existsSync(setFolder(portalFolder, set))
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pair = headers.cookie?.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
