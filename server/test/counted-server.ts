import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/start/app'
import { createClient } from './client'
import { type CountingDatabase, countingDatabase } from './counting'
import type { Portal } from './portal'

/** A server of its own beside a portal, on its database: what it sends there is told. */
export function useCountedServer(portal: Portal) {
  let app: FastifyInstance
  let counting: CountingDatabase
  let client: ReturnType<typeof createClient>

  beforeAll(async () => {
    counting = countingDatabase(portal.services.databaseUrl)
    const services = { ...portal.services, db: counting.db }
    app = await buildApp(services, { keepsHouse: false })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    client = createClient(origin + services.config.basePath, services)
  })
  afterAll(async () => {
    app.server.closeAllConnections()
    await app.close()
    await counting.end()
  })

  return {
    answerTo: ((...asked) => client.answerTo(...asked)) as ReturnType<typeof createClient>['answerTo'],
    during: (happen: () => Promise<unknown>) => counting.during(happen),
  }
}
