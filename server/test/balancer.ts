import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** One address for several servers, each of which gets the next call. */
export interface Balancer {
  /** Without a path. */
  readonly origin: string
  /** How many calls each port has answered. */
  readonly answered: ReadonlyMap<number, number>
  stop(): Promise<void>
}

const UNAVAILABLE = 503
/** A call goes to each server so often before nobody is found for it. */
const ROUNDS = 50
const PAUSE_MS = 100
/** As nginx has it; where it is shorter, a call now and then meets the end of its connection. */
const KEPT_MS = 75_000

/**
 * As docs/operators.md has nginx do it: a call that a server does not answer, or answers 503, goes to the next one. Writes
 * may, since they bear an id under which they happen once.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const answered = new Map<number, number>()
  let turn = 0

  async function answer(asked: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await bodyOf(asked)
    for (let attempt = 0; attempt < ROUNDS * ports.length; attempt += 1) {
      const port = ports[turn++ % ports.length] ?? 0
      const found = await send(asked, body, port).catch(() => undefined)
      if (found && found.statusCode !== UNAVAILABLE) {
        answered.set(port, (answered.get(port) ?? 0) + 1)
        return passOn(found, reply)
      }
      found?.resume()
      if (attempt % ports.length === ports.length - 1) await pause(PAUSE_MS)
    }
    reply.writeHead(UNAVAILABLE).end()
  }

  const send = ({ method, url, headers, socket }: IncomingMessage, body: Buffer, port: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const forwarded = { ...headers, 'x-forwarded-for': socket.remoteAddress, 'x-forwarded-proto': 'http' }
      const options = { host: '127.0.0.1', port, method, path: url, headers: forwarded, agent }
      request(options, resolve).on('error', reject).end(body)
    })

  const server = createServer((asked, reply) => void answer(asked, reply).catch(() => reply.destroy()))
  server.keepAliveTimeout = KEPT_MS
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    async stop() {
      agent.destroy()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function bodyOf(asked: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of asked) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Streams of live updates end on either side when they end on the other. */
function passOn(found: IncomingMessage, reply: ServerResponse): void {
  reply.writeHead(found.statusCode ?? UNAVAILABLE, found.headers)
  reply.flushHeaders()
  reply.on('close', () => found.destroy())
  found.on('error', () => reply.destroy())
  found.pipe(reply)
}
