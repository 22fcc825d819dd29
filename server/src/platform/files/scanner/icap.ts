import { connect, type Socket } from 'node:net'
import { pipeline } from 'node:stream/promises'
import type { Content } from '../content/content'

const DEFAULT_PORT = 1344
/** Characters of an answer that are of use: its headers, and those of the page that would stand for the content. */
const MOST_ANSWER = 65_536
const UNCHANGED = 204
const ANSWERED = 200
const LEAST_REFUSAL = 400
const END_OF_HEADERS = '\r\n\r\n'
/** How scanners name what they found: c-icap's, most others', and the draft's that all go back to. */
const FINDING = /^(?:x-virus-id|x-infection-found|x-violations-found):\s*(.+?)\s*$/im

/**
 * What a scanner finds in a content, asked by ICAP (RFC 3507, RESPMOD) as a proxy would ask; undefined: nothing. It must
 * heed `Allow: 204`, so that no content comes back. Throws where it does not answer, or neither clearly.
 */
export async function scanByIcap(service: URL, content: Content, signal: AbortSignal): Promise<string | undefined> {
  const socket = connect({ host: service.hostname, port: Number(service.port || DEFAULT_PORT), signal })
  try {
    // Whoever has found something answers before all is sent and hangs up; what went wrong beside that ends the answer.
    pipeline(request(service, content), socket, { end: false }).catch(() => {})
    return verdictOf(await answerOf(socket), service)
  } finally {
    socket.destroy()
  }
}

async function* request({ href, host }: URL, content: Content): AsyncIterable<Buffer | string> {
  const asked = `GET http://portal/file HTTP/1.1\r\nHost: portal${END_OF_HEADERS}`
  const type = `Content-Type: application/octet-stream\r\nContent-Length: ${content.size}`
  const answered = `HTTP/1.1 200 OK\r\n${type}${END_OF_HEADERS}`
  const parts = `req-hdr=0, res-hdr=${asked.length}, res-body=${asked.length + answered.length}`
  const headers = ['Allow: 204', 'Connection: close', `Encapsulated: ${parts}`]
  yield [`RESPMOD ${href} ICAP/1.0`, `Host: ${host}`, ...headers].join('\r\n') + END_OF_HEADERS + asked + answered
  for await (const chunk of content.chunks()) {
    yield `${chunk.length.toString(16)}\r\n`
    yield chunk
    yield '\r\n'
  }
  yield `0${END_OF_HEADERS}`
}

async function answerOf(socket: Socket): Promise<string> {
  let text = ''
  for await (const part of socket) {
    text += (part as Buffer).toString('latin1')
    if (isEnough(text) || text.length > MOST_ANSWER) break
  }
  return text
}

/** Behind the headers of an answer with a page, those of the page are waited for. */
function isEnough(text: string): boolean {
  const [headers = '', ...behind] = text.split(END_OF_HEADERS)
  return behind.length > (statusOf(text) === ANSWERED && !FINDING.test(headers) ? 1 : 0)
}

const statusOf = (text: string): number => Number(/^ICAP\/1\.\d (\d{3})/.exec(text)?.[1])

function verdictOf(text: string, { host }: URL): string | undefined {
  const [headers = '', page = ''] = text.split(END_OF_HEADERS)
  const status = text.includes(END_OF_HEADERS) ? statusOf(text) : Number.NaN
  if (status === UNCHANGED) return undefined
  const finding = FINDING.exec(headers)?.[1]
  const shown = Number(/^HTTP\/1\.\d (\d{3})/.exec(page)?.[1])
  if (status === ANSWERED && (finding || shown >= LEAST_REFUSAL)) return finding ?? `answered with ${shown}`
  throw new Error(`${host} does not say whether the content is clean: ${headers.split('\r\n')[0]}`)
}
