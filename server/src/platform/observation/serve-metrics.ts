import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { connect } from '../database/connect'
import { LIMITS } from '../database/limits'
import type { Services } from '../services'
import { createMetrics, type Watched } from './metrics'
import { remoteFiguresOf } from './remote-figures'

const FAULT = 500

/**
 * Serves the figures of this server at /metrics, at an address of their own that the portal's users never reach;
 * nowhere where the configuration names none.
 */
export function serveMetrics(app: FastifyInstance, services: Services, watched: Omit<Watched, 'db' | 'replica'>): void {
  const { metrics: address, basePath, readUrl } = services.config
  if (!address) return
  const db = connect(services.databaseUrl, LIMITS.health)
  const replica = readUrl === undefined ? undefined : connect(readUrl, LIMITS.health)
  const { registry, calls } = createMetrics({ ...watched, db, replica }, app.log)
  app.addHook('onResponse', async ({ routeOptions }, reply) => {
    const call = routeOptions.url?.replace(basePath, '') ?? 'none'
    calls.observe({ call, result: resultOf(reply) }, reply.elapsedTime / 1000)
  })
  const remotes = remoteFiguresOf(services)?.registry
  const own = Fastify()
  own.get('/metrics', async (_, reply) => {
    const texts = await Promise.all([registry, ...(remotes ? [remotes] : [])].map(each => each.metrics()))
    return reply.type(registry.contentType).send(texts.join('\n'))
  })
  app.addHook('onReady', async () => app.log.info({ at: `${await own.listen(address)}/metrics` }, 'figures'))
  app.addHook('onClose', async () => {
    await own.close()
    await db.destroy()
    await replica?.destroy()
    registry.clear()
  })
}

function resultOf({ statusCode, envelopeCode = 0 }: FastifyReply) {
  if (statusCode >= FAULT) return 'failed'
  return envelopeCode === 0 ? 'answered' : 'refused'
}
