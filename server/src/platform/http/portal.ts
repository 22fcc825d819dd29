import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../services'
import { sendPage } from './page'

const HASHED = /\.[0-9a-f]{8,}\./
/** The folder of one build of a remote; a newer build has another. */
const OF_BUILD = /[\\/]remotes[\\/][^\\/]+[\\/][^\\/]+-[0-9a-f]{12}[\\/]/
const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'
const PAGE = /^index\.html(\.br|\.gz)?$/
/** For what is not the page: pictures and workers, which are documents of their own. */
const ASSET_POLICY = "default-src 'self'; frame-ancestors 'self'"

/**
 * Serves the composed portal below the base path. Nothing of its folder is remembered, so that it may be replaced
 * while the server runs.
 */
export async function servePortal(app: FastifyInstance, services: Services, folder: string): Promise<void> {
  const { basePath } = services.config
  await app.register(fastifyStatic, {
    root: join(folder, 'www'),
    prefix: basePath,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const name = basename(path)
      response.setHeader('vary', 'accept-encoding')
      response.setHeader('cache-control', HASHED.test(name) || OF_BUILD.test(path) ? FOR_EVER : ASK_EACH_TIME)
      if (!PAGE.test(name)) response.setHeader('content-security-policy', ASSET_POLICY)
    },
  })
  const page = (request: FastifyRequest, reply: FastifyReply) => sendPage(request, reply, services, folder)
  app.get(basePath, page)
  app.get(`${basePath}index.html`, page)
  if (basePath === '/') return
  for (const path of ['/', basePath.slice(0, -1)]) app.get(path, async (_, reply) => reply.redirect(basePath))
}
