import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config'
import type { Teardown } from './teardown'

/** Calls that are still running when the server stops get so long to end. */
const CLOSE_MS = 10_000
/** Hosts that mean all interfaces, and so are no address to open. */
const ANY_HOST = ['0.0.0.0', '::']

/** Listens, and answers the address at which the portal is reached on this machine. */
export async function listen(app: FastifyInstance, config: Config, teardown: Teardown): Promise<string> {
  teardown.add(() => close(app))
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  const host = ANY_HOST.includes(config.host) ? 'localhost' : config.host
  return `${config.https ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}${config.basePath}`
}

async function close(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS)
  await app.close().finally(() => clearTimeout(timer))
}
