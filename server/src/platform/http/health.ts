import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { connect } from '../database/connect'
import { LIMITS } from '../database/limits'
import type { Services } from '../services'
import { version } from '../version'
import { OK, sendEnvelope, success } from './envelope'

const NOT_READY = 503

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on balancers are told to send calls elsewhere; those that come are answered all the same. */
    leave(): void
  }
}

/**
 * Tells whoever watches over the server that it answers and reaches its database, by a connection of its own: calls that
 * wait for one another do not make a server look dead. Balancers ask below /health: whether the process lives, and
 * whether calls can be sent to it.
 */
export function serveHealth(app: FastifyInstance, { config, databaseUrl }: Services): void {
  const db = connect(databaseUrl, LIMITS.health)
  let isLeaving = false
  app.decorate('leave', () => {
    isLeaving = true
  })
  app.addHook('onClose', () => db.destroy())
  app.get('/health/live', async (_, reply) => reply.header('cache-control', 'no-store').send('alive\n'))
  app.get('/health/ready', async (_, reply) => {
    if (isLeaving) return reply.code(NOT_READY).header('cache-control', 'no-store').send('the server stops\n')
    const answers = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    reply.header('cache-control', 'no-store')
    return answers ? reply.send('ready\n') : reply.code(NOT_READY).send('the database does not answer\n')
  })
  app.get(`${config.basePath}api/health`, async (_, reply) => {
    await sql`select 1`.execute(db)
    return sendEnvelope(reply, OK, success({ version }))
  })
}
