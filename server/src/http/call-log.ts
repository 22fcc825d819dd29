import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/**
 * One line for each request: what was called and how it went. The path is the route's pattern and nothing of the
 * query, the body, the headers or the address is told, so that the log holds no personal data and no token.
 */
export class CallLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'reference' })
  }

  override incomingRequest(): void {
    // the answer tells it all
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime)
    const line = { method, path: routeOptions.url ?? 'none', status: reply.statusCode, code: reply.envelopeCode, ms }
    if (error) reply.log.error({ ...line, err: error }, 'call broke off')
    else reply.log.info(line, 'call')
  }
}
