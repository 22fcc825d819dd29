import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Config } from '../config'
import type { Services } from '../services'
import { CallLog } from './call-log'
import { describeError } from './error-log'
import { answerError } from './errors'
import { parseJson } from './json-text'
import { registerLimits } from './limits/limits'
import { answerNotFound, sendNoSuchCall } from './not-found'
import { newReference } from './reference'
import { setSecurityHeaders } from './security-headers'

export interface LogTarget {
  write(line: string): void
}

/** Time for a request to arrive; browsers give up an upload after 115 s. */
const ARRIVAL_MS = 120_000
/** Of all requests but uploads: 1 MB. */
const MAX_BODY_BYTES = 1_048_576

/** Fastify with everything that all routes share: limits, headers, the log, and how errors and unknown paths answer. */
export async function createHttp(services: Services, logTo?: LogTarget): Promise<FastifyInstance> {
  const { config } = services
  const app = await createFastify(config, logTo)
  app.decorateRequest('caller')
  app.decorateReply('envelopeCode')
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, services))
  await setSecurityHeaders(app, config)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: FastifyRequest, body: string) =>
    parseJson(body, '请求体'),
  )
  await app.register(formbody)
  await app.register(multipart, { throwFileSizeLimit: false })
  await registerLimits(app, services)
  return app
}

async function createFastify(config: Config, logTo: LogTarget | undefined): Promise<FastifyInstance> {
  const options: FastifyHttpOptions<Server> = {
    logger: { level: config.logLevel, serializers: { err: describeError }, ...(logTo && { stream: logTo }) },
    logController: new CallLog(),
    genReqId: newReference,
    trustProxy: config.trustProxy.length > 0 && [...config.trustProxy],
    // Clients write both XfUserController and xfUserController.
    routerOptions: { caseSensitive: false },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: ARRIVAL_MS,
    // For an address that cannot even be decoded.
    frameworkErrors: (_error, _request, reply) => sendNoSuchCall(reply),
  }
  return Fastify({ ...options, ...(await tlsOptions(config)) })
}

/** Without a type of its own, because Fastify's types would call the same instance another one. */
async function tlsOptions({ https }: Config): Promise<object> {
  return https ? { https: { cert: await readFile(https.cert), key: await readFile(https.key) } } : {}
}
