import { createServer } from 'node:http'

const PAGE = '<!doctype html><meta charset="utf-8"><title>静态页</title><p>一行文字</p>'

/** A page of one line on a server of its own: what opening anything costs on this machine. */
export async function serveStaticPage() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(PAGE)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
  const address = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    visit: { url: `http://127.0.0.1:${address.port}/`, selector: 'p' },
    /** Browsers keep connections open, which must not keep the server. */
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
