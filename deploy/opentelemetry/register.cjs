// Loads an SDK of OpenTelemetry before the server, which then tells its calls, jobs and statements to a collector:
// docs/operators.md, section 8. `node --require /opt/portal/deploy/opentelemetry/register.cjs … main.js`
// The usual variables say where and how much: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER(_ARG).
const { OTLPTraceExporter } = require('@opentelemetry/exporter-trace-otlp-http')
const { defaultResource, detectResources, envDetector, resourceFromAttributes } = require('@opentelemetry/resources')
const { BatchSpanProcessor, NodeTracerProvider } = require('@opentelemetry/sdk-trace-node')

const provider = new NodeTracerProvider({
  resource: defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'portal' }))
    .merge(detectResources({ detectors: [envDetector] })),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
})
provider.register()
// What the last seconds held goes out while the server ends its calls.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void provider.forceFlush().catch(() => {}))
