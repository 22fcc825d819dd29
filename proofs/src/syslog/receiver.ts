import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type TLSSocket } from 'node:tls'

/** A message of syslog: priority, version, time, host, app; then, behind what rsyslog leaves empty, the line with its end. */
const MESSAGE = /^<(\d+)>1 (\S+) \S+ (\S+) \S+ \S+ \S+ ([^\n]*)\n?$/

export interface Line {
  readonly priority: number
  readonly app: string
  /** As the server wrote it. */
  readonly text: string
}

/** Who watches over all systems: takes syslog over TLS, each message with its length before it (RFC 5425). */
export function createReceiver(port: number, files: { cert: string; key: string }) {
  const lines: Line[] = []
  const sockets = new Set<TLSSocket>()
  let server: ReturnType<typeof createServer> | undefined
  return {
    lines,
    async listen() {
      const [cert, key] = await Promise.all([readFile(files.cert), readFile(files.key)])
      server = createServer({ cert, key }, socket => {
        sockets.add(socket)
        let held: Buffer<ArrayBufferLike> = Buffer.alloc(0)
        socket.on('error', () => {})
        socket.on('data', chunk => {
          held = Buffer.concat([held, chunk])
          for (let frame = frameOf(held); frame; frame = frameOf(held)) {
            lines.push(lineOf(frame.message))
            held = held.subarray(frame.end)
          }
        })
      }).listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    /** As a machine that is switched off. */
    async leave() {
      const closing = server
      server = undefined
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      if (!closing) return
      closing.close()
      await once(closing, 'close')
    },
  }
}

function frameOf(held: Buffer): { message: string; end: number } | undefined {
  const space = held.indexOf(' ')
  if (space < 0) return undefined
  const end = space + 1 + Number(held.toString('latin1', 0, space))
  return held.length < end ? undefined : { message: held.toString('utf8', space + 1, end), end }
}

function lineOf(message: string): Line {
  const [, priority, , app = '', text = ''] = MESSAGE.exec(message) ?? []
  if (priority === undefined) throw new Error(`No message of syslog: ${message}`)
  return { priority: Number(priority), app, text }
}
