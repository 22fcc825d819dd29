import { existsSync } from 'node:fs'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import type { Services } from '../services'
import { tokenHash } from '../token'
import { type Rollout, setFolder } from './rollout'
import { keepSet, setOfSession } from './sets-of-sessions'

/**
 * The composition that a request for the page gets. It falls for a session at its first page and stays while it is
 * held and not withdrawn. Here alone the token's cookie is looked at: the page is nobody's secret, and a page is asked
 * for before anything of it could send a header.
 */
export async function chooseSet(services: Services, rollout: Rollout, request: FastifyRequest): Promise<string> {
  const token = tokenOf(request)
  const caller = token === undefined ? undefined : await request.server.findCaller(token, false)
  if (!caller) return rollout.current
  const kept = await setOfSession(services.db, caller.tokenHash)
  if (kept !== null && isHeld(services, rollout, kept)) return kept
  const chosen = setOf(rollout, caller)
  await keepSet(services.db, caller.tokenHash, chosen)
  return chosen
}

/** By chance, but always the same for a person and a composition, whatever the share grows to. */
function setOf({ current, next }: Rollout, { personId, orgId, orgName }: Caller): string {
  if (!next) return current
  const named = next.organisations.some(name => name === orgId || name === orgName)
  return named || percentOf(`${next.id} ${personId}`) < next.share ? next.id : current
}

const percentOf = (text: string) => Number.parseInt(tokenHash(text).slice(0, 8), 16) % 100

function isHeld({ config }: Services, { withdrawn }: Rollout, set: string): boolean {
  const { portalFolder } = config
  return portalFolder !== undefined && !withdrawn.includes(set) && existsSync(setFolder(portalFolder, set))
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const pair = headers.cookie?.split('; ').find(cookie => cookie.startsWith(`${TOKEN_COOKIE}=`))
  return pair?.slice(TOKEN_COOKIE.length + 1)
}
