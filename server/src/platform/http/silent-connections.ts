import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Ends connections that have asked for nothing yet when the server stops. Browsers open some beforehand; Node counts
 * them as busy, gives them no limit of time once it has stopped listening, and waits for each.
 */
export function endSilentConnections(app: FastifyInstance, isTls: boolean): void {
  const silent = new Set<Socket>()
  let stopping = false
  app.server.on(isTls ? 'secureConnection' : 'connection', (socket: Socket) => {
    // Accepted between the end of the others and the end of listening.
    if (stopping) socket.destroy()
    else silent.add(socket.once('close', () => silent.delete(socket)))
  })
  app.server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  app.addHook('preClose', async () => {
    stopping = true
    for (const socket of silent) socket.destroy()
  })
}
