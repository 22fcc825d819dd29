import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const tracer = trace.getTracer('portal')
const FAULT = 500
const spans = new WeakMap<FastifyRequest, Span>()

/**
 * Has each call be a span, from its first hook to its answer, below that of the proxy in front if this is trusted to have one.
 * Nothing is traced unless an SDK of OpenTelemetry is loaded before the server (deploy/opentelemetry). A span tells the
 * route, the result and the reference number, by which the log says who called; nothing of the query, the body or the headers.
 */
export function traceCalls(app: FastifyInstance, isTrusting: boolean): void {
  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, id } = request
    const route = routeOptions.url ?? 'none'
    const before = isTrusting ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'http.route': route, 'portal.reference': id }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, before)
    if (!span.isRecording()) return done()
    spans.set(request, span)
    within(span, done)
  })
  // The body has come by the events of its connection, which know nothing of the call.
  app.addHook('preValidation', (request, _, done) => within(spans.get(request), done))
  app.addHook('onResponse', (request, { statusCode, envelopeCode = 0 }, done) => {
    const span = spans.get(request)
    span?.setAttributes({ 'http.response.status_code': statusCode, 'portal.code': envelopeCode })
    if (statusCode >= FAULT) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}

/** By which a call is found among the traces; undefined where it is not traced. */
export const traceOf = (request: FastifyRequest): string | undefined => spans.get(request)?.spanContext().traceId

function within(span: Span | undefined, done: () => void): void {
  if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  else done()
}
