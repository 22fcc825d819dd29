import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { connect } from '../database/connect'
import { LIMITS } from '../database/limits'
import type { Services } from '../services'
import { version } from '../version'
import { OK, sendEnvelope, success } from './envelope'

/**
 * Tells whoever watches over the server that it answers and reaches its database, by a connection of its own: calls that
 * wait for one another do not make a server look dead.
 */
export function serveHealth(app: FastifyInstance, { config, databaseUrl }: Services): void {
  const db = connect(databaseUrl, LIMITS.health)
  app.addHook('onClose', () => db.destroy())
  app.get(`${config.basePath}api/health`, async (_, reply) => {
    await sql`select 1`.execute(db)
    return sendEnvelope(reply, OK, success({ version }))
  })
}
