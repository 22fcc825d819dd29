import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { basename } from 'node:path/posix'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import { errors } from '@portal/shared-lib/contract/errors'
import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Config } from '../config'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { traceCalls, traceOf } from '../tracing/calls'
import { compressAnswers } from './compression'
import { sendEnvelope } from './envelope'
import { describeError } from './error-log'
import { answerError } from './errors'
import { parseJson } from './json-text'
import { registerLimits } from './limits/limits'
import { shedOverload } from './overload'
import { sendPage } from './page'
import { newReference } from './reference'
import { setSecurityHeaders } from './security-headers'
import { endSilentConnections } from './silent-connections'

const NOT_FOUND = 404

/**
 * Answers what no route has: below the API in its envelope; the portal's screens, which exist in the browser only, by
 * the page in which they live; a file in plain words, so that no script is ever answered with a page.
 */
async function answerNotFound(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const { config } = services
  const [path = ''] = request.url.split('?', 1)
  if (isBelow(`${config.basePath}api/`, path)) return sendNoSuchCall(reply)
  if (config.portalFolder !== undefined && reads(request) && isScreen(path, config))
    return sendPage(request, reply, services, config.portalFolder)
  return reply.code(NOT_FOUND).type('text/plain; charset=utf-8').send('您访问的内容不存在')
}

function sendNoSuchCall(reply: FastifyReply): FastifyReply {
  const { code, text } = errors.noSuchPath
  return sendEnvelope(reply, NOT_FOUND, { code, message: text, data: null })
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

const isScreen = (path: string, { basePath }: Config) => isBelow(basePath, path) && !basename(path).includes('.')

const isBelow = (folder: string, path: string) => path.toLowerCase().startsWith(folder.toLowerCase())

/**
 * One line for each request: who called what from where, and how it went. The person is told by id and the address
 * by a mark that is the same for the same one, the path is the route's pattern, and nothing of the query, the body or the
 * headers is told, so that the log names nobody and holds no personal data and no token.
 */
class CallLog extends LogController {
  constructor(private readonly markOf: (address: string) => string) {
    super({ requestIdLogLabel: 'reference' })
  }

  override incomingRequest(): void {
    // the answer tells it all
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions, caller, ip } = request
    const ms = Math.round(reply.elapsedTime)
    const called = { method, path: routeOptions.url ?? 'none', person: caller?.personId, address: this.markOf(ip) }
    const line = { ...called, status: reply.statusCode, code: reply.envelopeCode, ms, trace: traceOf(request) }
    if (error) reply.log.error({ ...line, err: error }, 'call broke off')
    else reply.log.info(line, 'call')
  }
}

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
  endSilentConnections(app, config.https !== undefined)
  traceCalls(app, config.trustProxy.length > 0)
  app.decorateRequest('caller')
  app.decorateReply('envelopeCode')
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Refusal) await onRefused(request, error).catch(missed(request))
    return answerError(error, request, reply)
  })
  app.setNotFoundHandler((request, reply) => answerNotFound(request, reply, services))
  await setSecurityHeaders(app, config)
  await shedOverload(app, config)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: FastifyRequest, body: string) =>
    parseJson(body, '请求体'),
  )
  await compressAnswers(app)
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
    // What comes over an open connection while the server stops is answered, and the connection then closed.
    return503OnClosing: false,
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
