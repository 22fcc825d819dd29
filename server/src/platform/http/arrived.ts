import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/**
 * Waits until a request is here in full; what nobody reads any more is thrown away. An answer that leaves earlier may
 * be lost together with the connection, and the user would be told of a network error instead.
 */
export async function arrived(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return
  request.resume()
  // Who breaks off does not wait for the answer.
  await finished(request).catch(() => {})
}
