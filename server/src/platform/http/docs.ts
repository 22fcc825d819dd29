import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { calls } from './calls'
import { openApiDocument } from './openapi'

const POLICY = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:"
const NOT_MADE_YET = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }

/**
 * Pages on which developers read and try the calls: `api/docs`, the document itself at `api/docs/json`, made when it is
 * first read.
 */
export async function serveDocs(app: FastifyInstance, basePath: string): Promise<void> {
  let document: ReturnType<typeof openApiDocument> | undefined
  const made = () => {
    document ??= openApiDocument(calls, basePath)
    return document
  }
  await app.register(fastifySwagger, { mode: 'static', specification: { document: NOT_MADE_YET } })
  await app.register(fastifySwaggerUi, {
    routePrefix: `${basePath}api/docs`,
    staticCSP: POLICY,
    transformSpecification: made,
    transformSpecificationClone: false,
  })
}
