import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { Refusal } from '../refusal'
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

interface HttpOptions {
  /** Where log lines go; standard output otherwise. */
  readonly logTo?: LogTarget | undefined
  /** Keeps a trace of a refusal before it is answered. */
  readonly onRefused: (request: FastifyRequest, refusal: Refusal) => Promise<void>
}

/** Time for a request to arrive; browsers give up an upload after 115 s. */
const ARRIVAL_MS = 120_000
/** Enough to tell addresses apart; without the key nobody finds the address by it. */
const ADDRESS_MARK_LENGTH = 12
/** Of all requests but uploads: 1 MB. */
const MAX_BODY_BYTES = 1_048_576

/** Fastify with everything that all routes share: limits, headers, the log, and how errors and unknown paths answer. */
export async function createHttp(services: Services, { logTo, onRefused }: HttpOptions): Promise<FastifyInstance> {
  const { config } = services
  const app = await createFastify(services, logTo)
  app.decorateRequest('caller')
  app.decorateReply('envelopeCode')
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refusal) await onRefused(request, error).catch(missed(request))
    return answerError(error, request, reply)
  })
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

async function createFastify(services: Services, logTo: LogTarget | undefined): Promise<FastifyInstance> {
  const { config, fieldKeys } = services
  const options: FastifyHttpOptions<Server> = {
    logger: { level: config.logLevel, serializers: { err: describeError }, ...(logTo && { stream: logTo }) },
    logController: new CallLog(ip => fieldKeys.digests(ip, 'call.address')[0].slice(0, ADDRESS_MARK_LENGTH)),
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

/** A trace that could not be kept is told of in the log, and the answer is what it would have been. */
const missed = (request: FastifyRequest) => (error: unknown) => request.log.error({ err: error }, 'refusal not kept')

/** Without a type of its own, because Fastify's types would call the same instance another one. */
async function tlsOptions({ https }: Config): Promise<object> {
  return https ? { https: { cert: await readFile(https.cert), key: await readFile(https.key) } } : {}
}
