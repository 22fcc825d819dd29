import { existsSync } from 'node:fs'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller'
import type { Services } from '../services'
import { tokenHash } from '../token'
import { isInRing, latestRing, type Ring } from './rings'
import { afterRing, type Rollout, readRollout, setFolder } from './rollout'
import { keepSet, setOfSession } from './sets-of-sessions'

/**
 * The composition that a request for the page gets. It falls for a session when it signs in and stays while it is held
 * and not withdrawn. Here alone the token's cookie is looked at: the page is nobody's secret, and a page is asked for
 * before anything of it could send a header. Whatever else a request says, it names no composition.
 */
export async function chooseSet(services: Services, rollout: Rollout, request: FastifyRequest): Promise<string> {
  const ring = await latestRing(services.db)
  const given = afterRing(rollout, ring)
  const token = tokenOf(request)
  const caller = token === undefined ? undefined : await request.server.findCaller(token, false)
  if (!caller) return given.current
  const kept = await setOfSession(services.db, caller.tokenHash)
  return kept !== null && isHeld(services, given, kept) ? kept : choose(services, given, ring, caller)
}

/**
 * Chooses for a session that begins. Answers whether it is another composition than the page that people sign in on
 * has, so that the portal is to be loaded anew.
 */
export async function chooseAtSignIn(
  services: Services,
  findCaller: () => Promise<Caller | undefined>,
): Promise<boolean> {
  const { portalFolder } = services.config
  const rollout = portalFolder === undefined ? undefined : await readRollout(portalFolder)
  const caller = rollout && (await findCaller())
  if (!caller) return false
  const ring = await latestRing(services.db)
  const given = afterRing(rollout, ring)
  return (await choose(services, given, ring, caller)) !== given.current
}

async function choose(services: Services, given: Rollout, ring: Ring | undefined, caller: Caller): Promise<string> {
  const set = await setOf(services, given, ring, caller)
  await keepSet(services.db, caller.tokenHash, set)
  return set
}

/** A share falls by chance, but always the same for a person and a composition, whatever it grows to. */
async function setOf(services: Services, given: Rollout, ring: Ring | undefined, caller: Caller): Promise<string> {
  const { current, next } = given
  if (!next || !isHeld(services, given, next.id)) return current
  const isOpen = ring?.state === 'open' && ring.set === next.id
  if (isOpen && (await isInRing(services.db, ring, caller))) return next.id
  return percentOf(`${next.id} ${caller.personId}`) < next.share ? next.id : current
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
