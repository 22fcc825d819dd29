import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { calls } from './calls'
import { openApiDocument } from './openapi'

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"

/** Pages on which developers read and try the calls: `api/docs`, the document itself at `api/docs/json`. */
export async function serveDocs(app: FastifyInstance, basePath: string): Promise<void> {
  const document = openApiDocument(calls, basePath)
  await app.register(fastifySwagger, { mode: 'static', specification: { document: document as never } })
  await app.register(fastifySwaggerUi, { routePrefix: `${basePath}api/docs`, staticCSP: POLICY })
}
