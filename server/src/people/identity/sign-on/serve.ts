import { isOwnPage, SIGN_ON_FRAGMENT, type SignOnProblem } from '@portal/shared-lib/contract/rules/sign-on'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { recordAudit } from '../../../platform/audit/record'
import { browserOf } from '../../../platform/browser'
import { limitOf } from '../../../platform/http/limits/limits'
import { Refusal } from '../../../platform/refusal'
import type { Services } from '../../../platform/services'
import { newToken } from '../../../platform/token'
import { clearedTokenCookie } from '../token-cookie'
import { beginAttempt, useAttempt } from './attempts'
import {
  againCookie,
  asksAgain,
  browserCookie,
  browserIn,
  clearedAgainCookie,
  clearedLeavingCookie,
  leavingIn,
} from './browser-cookie'
import { serveLogout } from './logout'
import { Away, Cancelled, NotTrusted } from './provider'
import { providersOf } from './providers'
import { useLeaving } from './sessions'
import { giveTicket } from './tickets'
import { whoIsMeant } from './ties'

/** Twice for each who comes by a provider; a whole office may sit behind one address. */
const PER_MINUTE = 120

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: Readonly<Record<string, unknown>> }>

/**
 * Where browsers go to be signed in by a provider and come back to. Neither is a call: both answer by sending the browser on,
 * at last to the sign-in page, with a ticket or with what went wrong behind the `#` of its address.
 */
export function serveSignOn(app: FastifyInstance, services: Services): void {
  if (services.config.signOn.providers.length === 0) return
  const { basePath } = services.config
  const options = {
    exposeHeadRoute: false,
    config: limitOf({ perMinute: PER_MINUTE }, services),
    errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(error, request, reply, basePath),
  }
  app.get(`${basePath}api/sso/:id/start`, options, (request: Asked, reply) => start(services, request, reply))
  app.get(`${basePath}api/sso/:id/callback`, options, (request: Asked, reply) => comeBack(services, request, reply))
  const leaveOptions = { ...options, errorHandler: sendStays(basePath) }
  app.get(`${basePath}api/sso/:id/leave`, leaveOptions, (request: Asked, reply) => leave(services, request, reply))
  serveLogout(app, services)
}

async function start(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { redirecting } = providersOf(services).get(request.params.id) ?? {}
  if (!redirecting) throw new NotTrusted('no such provider')
  const { next } = request.query
  const nextPage = typeof next === 'string' && isOwnPage(next) ? next : ''
  // One that has begun in another window goes on there.
  const browser = browserIn(request) ?? newToken()
  const begun = await beginAttempt(services, request.params.id, browser, nextPage)
  const address = await redirecting.begin(
    { ...begun, back: backTo(services, request, begun.state) },
    asksAgain(request),
  )
  reply.header('set-cookie', browserCookie(browser, services.config.basePath, request))
  return reply.header('cache-control', 'no-store').redirect(address.href)
}

async function comeBack(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params
  const { redirecting } = providersOf(services).get(id) ?? {}
  const [browser, state] = [browserIn(request), request.query.state]
  const attempt =
    redirecting && browser && typeof state === 'string' ? await useAttempt(services, id, browser, state) : undefined
  if (!redirecting || !browser || !attempt)
    return toSignIn(reply, services.config.basePath, problem('expired', request))
  const came = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1))
  const proven = await redirecting.finish({ ...attempt, back: backTo(services, request, attempt.state) }, came)
  const known = await whoIsMeant(services.db, id, proven)
  if (typeof known === 'string') {
    await recordRefused(services, request, id, known)
    reply.header('set-cookie', againCookie(services.config.basePath, request))
    return toSignIn(reply, services.config.basePath, problem(known, request))
  }
  // Whoever sat here before is not who signs in now.
  reply.header('set-cookie', clearedTokenCookie(request))
  reply.header('set-cookie', clearedAgainCookie(services.config.basePath, request))
  const ticket = await giveTicket(services, id, browser, known.personId, proven)
  const next = attempt.nextPage ? { [SIGN_ON_FRAGMENT.next]: attempt.nextPage } : {}
  return toSignIn(reply, services.config.basePath, { [SIGN_ON_FRAGMENT.ticket]: ticket, ...next })
}

/** Sends on to the provider whoever has left the portal in this browser, once; others see the sign-in page. */
async function leave(services: Services, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params
  const { basePath } = services.config
  const { redirecting } = providersOf(services).get(id) ?? {}
  const leaving = leavingIn(request)
  const left = redirecting && leaving !== undefined ? await useLeaving(services, id, leaving) : undefined
  reply.header('set-cookie', clearedLeavingCookie(basePath, request))
  const back = `${originOf(services, request)}${basePath}login`
  const address = left && (await redirecting?.leave({ idToken: left.idToken, back }))
  return reply.header('cache-control', 'no-store').redirect(address?.href ?? `${basePath}login`)
}

const originOf = ({ config }: Services, { protocol, host }: FastifyRequest) =>
  config.signOn.origin ?? `${protocol}://${host}`

/** The address that a provider knows. Of CAS, which has no state of its own, it carries it; others get it besides. */
function backTo(services: Services, request: Asked, state: string): string {
  const { signOn, basePath } = services.config
  const { id } = request.params
  const back = `${originOf(services, request)}${basePath}api/sso/${id}/callback`
  const isCas = signOn.providers.some(provider => provider.id === id && provider.kind === 'cas')
  return isCas ? `${back}?state=${state}` : back
}

const problem = (name: SignOnProblem, { id }: FastifyRequest) => ({
  [SIGN_ON_FRAGMENT.problem]: name,
  [SIGN_ON_FRAGMENT.reference]: id,
})

const toSignIn = (reply: FastifyReply, basePath: string, fragment: Record<string, string>) =>
  reply.header('cache-control', 'no-store').redirect(`${basePath}login#${new URLSearchParams(fragment)}`)

function sendProblem(error: Error, request: FastifyRequest, reply: FastifyReply, basePath: string): FastifyReply {
  logWhy(error, request)
  return toSignIn(reply, basePath, problem(problemOf(error), request))
}

/** The portal's own session has ended in any case. */
const sendStays = (basePath: string) => (error: Error, request: FastifyRequest, reply: FastifyReply) => {
  logWhy(error, request)
  return toSignIn(reply, basePath, problem('stays', request))
}

/** Nothing of whom. */
function logWhy(error: Error, request: FastifyRequest): void {
  const provider = (request as Asked).params.id
  if (error instanceof NotTrusted || error instanceof Away)
    request.log.warn({ provider, why: error.message }, 'sign-on refused')
  else if (!(error instanceof Refusal)) request.log.error({ provider, err: error }, 'sign-on failed')
}

function problemOf(error: Error): SignOnProblem {
  if (error instanceof Refusal) return 'busy'
  if (error instanceof Cancelled) return 'cancelled'
  return error instanceof NotTrusted ? 'refused' : 'away'
}

function recordRefused({ db }: Services, request: FastifyRequest, provider: string, result: string): Promise<void> {
  const about = { action: '统一身份认证登录', objectType: 'signOn', objectId: provider, result }
  return recordAudit(db, { ...about, address: request.ip, device: browserOf(request.headers['user-agent']) })
}
