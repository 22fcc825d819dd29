import { once } from 'node:events'
import { createServer } from 'node:http'

/**
 * A server that does nothing but keep connections open and write the same line to each.
 * @returns {Promise<{ address: string, tell: () => Promise<void>, stop: () => Promise<void> }>}
 */
export async function openBare() {
  /** @type {import('node:http').ServerResponse[]} */
  const streams = []
  const server = createServer((_, stream) => {
    stream.writeHead(200, { 'content-type': 'text/event-stream' })
    stream.write(': open\n\n')
    streams.push(stream)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const tell = async () => {
    for (const stream of streams) stream.write('data: {"tag":"Notice"}\n\n')
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  return { address: `http://127.0.0.1:${port}/`, tell, stop }
}
