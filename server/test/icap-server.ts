import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A small ICAP service for RESPMOD, which finds something in what has the mark in it. */
export interface IcapServer {
  readonly url: string
  /** The contents it was sent, as they came. */
  readonly seen: Buffer[]
  stop(): Promise<void>
}

const HEADERS_END = Buffer.from('\r\n\r\n')
const LINE_END = Buffer.from('\r\n')
const CLEAN = 'ICAP/1.0 204 No Content\r\nISTag: "test"\r\n\r\n'
const PAGE = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n'
const found = (header: string) =>
  `ICAP/1.0 200 OK\r\nISTag: "test"\r\n${header}Encapsulated: res-hdr=0, null-body=${PAGE.length}\r\n\r\n${PAGE}`

/** @param answer what it says instead; undefined: nothing, ever */
export async function startIcap(
  mark: string,
  answer: string | undefined = 'verdict',
  header = '',
): Promise<IcapServer> {
  const seen: Buffer[] = []
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
    let arrived = Buffer.alloc(0)
    socket.on('data', part => {
      arrived = Buffer.concat([arrived, part])
      const content = contentIn(arrived)
      if (!content || answer === 'silence') return
      seen.push(content)
      socket.end(answer === 'verdict' ? (content.includes(mark) ? found(header) : CLEAN) : answer)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `icap://127.0.0.1:${(server.address() as AddressInfo).port}/avscan`, seen, stop }
}

/** The body of a request whose form is as RFC 3507 says, once it is all there. */
function contentIn(arrived: Buffer): Buffer | undefined {
  const end = arrived.indexOf(HEADERS_END)
  if (end < 0) return undefined
  const headers = arrived.toString('latin1', 0, end)
  const body = /^Encapsulated: req-hdr=0, res-hdr=\d+, res-body=(\d+)/m.exec(headers)
  const isAsked = /^RESPMOD icap:\/\/\S+ ICAP\/1\.0\r\n/.test(headers) && /^Allow: 204/m.test(headers)
  if (!body || !isAsked) throw new Error(`This is no ICAP: ${headers}`)
  return unchunked(arrived.subarray(end + HEADERS_END.length + Number(body[1])))
}

function unchunked(body: Buffer): Buffer | undefined {
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const line = body.indexOf(LINE_END, at)
    if (line < 0) return undefined
    const length = Number.parseInt(body.toString('latin1', at, line), 16)
    if (length === 0) return Buffer.concat(parts)
    const start = line + LINE_END.length
    if (body.length < start + length + LINE_END.length) return undefined
    parts.push(body.subarray(start, start + length))
    at = start + length + LINE_END.length
  }
}
