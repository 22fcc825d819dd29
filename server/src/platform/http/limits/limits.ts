import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyBaseLogger, FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import { MINUTE_MS, SECOND_MS } from '../../calendar/china-time'
import { Refusal, refuse } from '../../refusal'
import type { Route } from '../../route'
import type { Services } from '../../services'
import { sharedCounts } from './counts'
import { type LimitName, personLimitOf } from './person-limits'

type Add = ReturnType<typeof sharedCounts>

const counters = new WeakMap<Services, Add>()

function counterOf(services: Services, log: FastifyBaseLogger): Add {
  const counter = counters.get(services) ?? sharedCounts(services, log)
  counters.set(services, counter)
  return counter
}

/** Lets routes be limited by address, for all servers of the database together. */
export async function registerLimits(app: FastifyInstance, services: Services): Promise<void> {
  refuseWithoutLimits(services)
  await app.register(rateLimit, {
    global: false,
    store: storeOf(services, counterOf(services, app.log)),
    errorResponseBuilder: () => new Refusal('tooManyCalls'),
  })
}

function refuseWithoutLimits({ config: { production, rateLimits } }: Services): void {
  if (!production || rateLimits) return
  throw new Error('RATE_LIMITS=off leaves the portal open to guessing and flooding. Production needs the limits.')
}

/** The limit of a route, as Fastify takes it. */
export function limitOf(
  { perMinute, personLimit }: Pick<Route, 'perMinute' | 'personLimit'>,
  services: Services,
): FastifyContextConfig {
  if (!services.config.rateLimits) return {}
  if (personLimit !== undefined) return { rateLimit: ofPerson(personLimit, services) }
  return perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: MINUTE_MS } }
}

/** Counted by person, from whichever address and session, once it is known who calls. */
const ofPerson = (name: LimitName, services: Services) => ({
  hook: 'preHandler' as const,
  keyGenerator: ({ caller, ip }: FastifyRequest) => caller?.personId ?? ip,
  max: async () => (await personLimitOf(services, name)).calls,
  timeWindow: async () => (await personLimitOf(services, name)).minutes * MINUTE_MS,
  errorResponseBuilder: (_request: FastifyRequest, { ttl }: { ttl: number }) =>
    new Refusal('tooManyOfPerson', { wait: waitOf(ttl) }),
})

const waitOf = (ms: number): string =>
  ms > MINUTE_MS ? `${Math.ceil(ms / MINUTE_MS)}分钟` : `${Math.ceil(ms / SECOND_MS)}秒`

/** Refuses a call beyond so many in a minute under a key, for calls that are not limited by address alone. */
export async function refuseBeyond(
  services: Services,
  log: FastifyBaseLogger,
  key: string,
  perMinute: number,
): Promise<void> {
  if (!services.config.rateLimits) return
  const { count } = await counterOf(services, log)(key, MINUTE_MS, perMinute)
  if (count > perMinute) refuse('tooManyCalls')
}

/** What the plugin counts in; each route in windows of its own. */
function storeOf({ now }: Services, add: Add): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    #route = ''

    incr(...[key, tell, windowMs, most]: Parameters<FastifyRateLimitStore['incr']>): void {
      add(`${this.#route} ${key}`, windowMs, most).then(
        ({ count, endsAt }) => tell(null, { current: count, ttl: Math.max(0, endsAt - now().getTime()) }),
        tell,
      )
    }

    child(options: Parameters<FastifyRateLimitStore['child']>[0]): FastifyRateLimitStore {
      const { routeInfo } = options as { routeInfo?: { url?: string } }
      const child = new SharedStore()
      child.#route = routeInfo?.url ?? ''
      return child
    }
  }
}
