import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../services'
import { version } from '../version'
import { OK, sendEnvelope, success } from './envelope'

/** Tells whoever watches over the server that it answers and reaches its database. */
export function serveHealth(app: FastifyInstance, { config, db }: Services): void {
  app.get(`${config.basePath}api/health`, async (_, reply) => {
    await sql`select 1`.execute(db)
    return sendEnvelope(reply, OK, success({ version }))
  })
}
