import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/**
 * One line for each request: who called what from where, and how it went. The person is told by id and the address
 * by a mark that is the same for the same one, the path is the route's pattern, and nothing of the query, the body or the
 * headers is told, so that the log names nobody and holds no personal data and no token.
 */
export class CallLog extends LogController {
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
    const line = { ...called, status: reply.statusCode, code: reply.envelopeCode, ms }
    if (error) reply.log.error({ ...line, err: error }, 'call broke off')
    else reply.log.info(line, 'call')
  }
}
