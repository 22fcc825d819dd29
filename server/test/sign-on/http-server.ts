import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a fake answers: a status with a body, or nothing at all. */
export interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A small server for one test: `answer` says what comes of a path with its fields; undefined leaves the caller waiting. */
export async function startHttp(answer: (url: URL, form: URLSearchParams) => Promise<Answer | undefined>) {
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()))
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const url = new URL(request.url ?? '/', 'http://fake.invalid')
    const answered = await answer(url, new URLSearchParams(Buffer.concat(parts).toString()))
    if (!answered) return
    const { status = 200, type = 'application/json', body = '', headers } = answered
    response.writeHead(status, { 'content-type': type, ...headers }).end(body)
  }
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
