import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A span as OTLP has it in JSON. */
export interface Told {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

/** A collector of OpenTelemetry's: keeps the spans that servers send. */
export async function openCollector() {
  const spans: Told[] = []
  const bodies: string[] = []
  let heard: () => void = () => {}
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    bodies.push(body)
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    response.setHeader('content-type', 'application/json').end('{}')
    heard()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that it was sent. */
    text: () => bodies.join('\n'),
    /** Once there is such a span. */
    async spanOf(is: (span: Told) => boolean): Promise<Told> {
      for (;;) {
        const found = spans.find(is)
        if (found) return found
        await new Promise<void>(done => {
          heard = done
        })
      }
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a span says of something, as text. */
export const saidOf = ({ attributes }: Told, key: string): string | undefined =>
  attributes.filter(each => each.key === key).map(({ value }) => String(Object.values(value)[0]))[0]
