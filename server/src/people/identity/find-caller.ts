import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import { keptOf } from '../../platform/database/kept'
import { PREPARED } from '../../platform/database/prepared'
import { orgAndAbove, scopesOfPost } from '../../platform/scopes'
import type { Services } from '../../platform/services'
import { tokenHash } from '../../platform/token'
import { mayAct } from './acting/delegations'
import { currentRights } from './rights'
import { idleSince, openedSince, touchSession } from './sessions'

/**
 * Who holds a token: undefined where its session is unknown, ended, idle or too old, the person or the office closed, or the
 * delegation over by which the person acts. `inUse` keeps the session alive: somebody sits there, it is not the page
 * asking on its own.
 */
export const findCaller = (services: Services, token: string, inUse = true): Promise<Caller | undefined> =>
  findCallerBySession(services, tokenHash(token), inUse)

/** The same by what is stored of the token, for what the session itself has left behind. */
export async function findCallerBySession(
  services: Services,
  hash: string,
  inUse: boolean,
): Promise<Caller | undefined> {
  const kept = keptOf(services.databaseUrl)
  const read = () => readSession(services, hash)
  const known = await kept.caller(hash, read)
  // At another server the session may have been in use meanwhile.
  const session = known && isIdle(services, known) ? await read() : known
  if (!session || isIdle(services, session) || session.createdAt <= openedSince(services)) return undefined
  const { caller } = session
  // Asked apart: hardly anybody acts elsewhere, and every call passes here.
  if (caller.postId !== caller.ownPostId && !(await mayAct(services, caller))) return undefined
  if (inUse) session.lastSeenAt = await touchSession(services, hash, session.lastSeenAt)
  return caller
}

/** Who calls in a session, and what of it passes with time. */
interface OpenSession {
  readonly caller: Caller
  readonly createdAt: Date
  lastSeenAt: Date
}

const isIdle = (services: Services, { caller, lastSeenAt }: OpenSession) => lastSeenAt <= idleSince(services, caller)

async function readSession(services: Services, hash: string): Promise<OpenSession | undefined> {
  const found = await sessionOf(services, hash).executeTakeFirst()
  if (!found) return undefined
  const { lastSeenAt, createdAt, ...who } = found
  const { permissionsOf } = await currentRights(services)
  const { provinceCode } = services.config
  const caller = { ...who, tokenHash: hash, provinceCode, permissions: permissionsOf(who.roles) }
  return { caller, createdAt, lastSeenAt }
}

/** Not of who came in by a provider: the password is not the portal's. */
const mustChangePassword = sql<boolean>`must_change_password and not exists (
  select from sign_on_session where sign_on_session.token_hash = session.token_hash)`.as('mustChangePassword')

function sessionOf(services: Services, hash: string) {
  return services.db
    .selectFrom('session')
    .innerJoin('post as own', 'own.id', 'session.own_post_id')
    .innerJoin('person', 'person.id', 'own.person_id')
    .innerJoin('post', 'post.id', 'session.post_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('token_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
    .select(['post.id as postId', 'own.id as ownPostId', 'last_seen_at as lastSeenAt'])
    .select('session.created_at as createdAt')
    .select(['person.id as personId', 'post.person_id as holderId'])
    .select(['login_account as account', 'user_name as userName', mustChangePassword])
    .select(['organisation.id as orgId', 'company_name as orgName', 'region_code as regionCode'])
    .select(['department.id as deptId', 'dept_name as deptName'])
    .select(sql<string[]>`array(select role_code from post_role where post_role.post_id = post.id)`.as('roles'))
    .select([scopesOfPost.as('scopes'), orgAndAbove.as('orgAndAbove')])
    .modifyFront(PREPARED)
}
