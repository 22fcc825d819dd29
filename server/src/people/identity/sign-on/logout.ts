import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '../../../platform/audit/record'
import { limitOf } from '../../../platform/http/limits/limits'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import { endSessionsOf } from '../end-sessions'
import { Away, type LoggedOut, NotTrusted } from './provider'
import { providersOf } from './providers'

/** A provider tells of everybody who leaves, from one address. */
const PER_MINUTE = 600
const [OK, BAD, AWAY] = [200, 400, 503]

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown>; Body: unknown }>

/** Where providers tell that somebody has signed out with them: in the back by a token (OIDC) or a form (CAS), or by a browser. */
export function serveLogout(app: FastifyInstance, services: Services): void {
  const path = `${services.config.basePath}api/sso/:id/`
  const options = {
    exposeHeadRoute: false,
    config: limitOf({ perMinute: PER_MINUTE }, services),
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) => answerError(error, request, reply),
  }
  app.post(`${path}logout`, options, (request: Asked, reply) => byToken(services, request, reply))
  app.get(`${path}logout`, options, (request: Asked, reply) => byBrowser(services, request, reply))
  app.post(`${path}callback`, options, (request: Asked, reply) => byForm(services, request, reply))
}

/** OpenID Connect Back-Channel Logout: the token proves who sends it. */
async function byToken(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { oidc } = providersOf(services).get(request.params.id) ?? {}
  const token = fieldOf(request.body, 'logout_token')
  if (!oidc || token === undefined) throw new NotTrusted('no logout token')
  const { id, ...who } = await oidc.readLogoutToken(token)
  if (!(await isFirst(services, `${request.params.id} ${id}`)))
    throw new NotTrusted('a logout token for the second time')
  await endSessions(services, request, who)
  return answer(reply, OK)
}

/** OpenID Connect Front-Channel Logout: the browser brings the provider's session, which nobody can guess. */
async function byBrowser(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { settings } = providersOf(services).get(request.params.id) ?? {}
  const { iss, sid } = request.query
  if (settings?.kind !== 'oidc' || iss !== settings.issuer || typeof sid !== 'string' || sid === '')
    throw new NotTrusted('no session is named')
  await endSessions(services, request, { reference: sid })
  return answer(reply, OK)
}

/** CAS sends the ticket of the session to where the browser came back to. */
async function byForm(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { cas } = providersOf(services).get(request.params.id) ?? {}
  const text = fieldOf(request.body, 'logoutRequest')
  if (!cas || text === undefined) throw new NotTrusted('no logout request')
  await endSessions(services, request, cas.readLogout(text))
  return answer(reply, OK)
}

function fieldOf(body: unknown, name: string): string | undefined {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Ends what the provider's session has opened here; without one, all that the person has opened by this provider. */
async function endSessions(services: Services, request: Asked, { subject, reference }: LoggedOut): Promise<void> {
  const { db } = services
  const provider = request.params.id
  const open = await db
    .selectFrom('sign_on_session')
    .innerJoin('session', 'session.token_hash', 'sign_on_session.token_hash')
    .innerJoin('post', 'post.id', 'session.own_post_id')
    .where('provider', '=', provider)
    .where('session.ended_at', 'is', null)
    .$if(reference !== undefined, query => query.where('reference_hash', '=', tokenHash(reference ?? '')))
    .$if(subject !== undefined, query => query.where('subject_hash', '=', tokenHash(subject ?? '')))
    .select(['session.token_hash as tokenHash', 'person_id as personId'])
    .execute()
  for (const { tokenHash: only, personId } of open) {
    await endSessionsOf(db, personId, { only })
    const about = { action: '统一身份认证退出', objectType: 'signOn', objectId: provider }
    await recordAudit(db, { personId, ...about, address: request.ip })
  }
}

async function isFirst({ db, now }: Services, id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sign_on_logout')
    .values({ token_hash: tokenHash(id), heeded_at: now() })
    .onConflict(conflict => conflict.column('token_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const answer = (reply: FastifyReply, status: number) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('')

function answerError(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const provider = (request as Asked).params.id
  const isSaid = error instanceof NotTrusted || error instanceof Away
  if (isSaid) request.log.warn({ provider, why: error.message }, 'sign-on logout refused')
  else request.log.error({ provider, err: error }, 'sign-on logout failed')
  return answer(reply, error instanceof NotTrusted ? BAD : AWAY)
}
