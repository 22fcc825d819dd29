import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const PLACE = '/openmrs/spa/'
const SESSION = { authenticated: false, locale: 'en', allowedLocales: ['en'] }
const TYPES = /** @type {Record<string, string>} */ ({
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
})

/**
 * OpenMRS as its own server would show it to somebody who is not signed in: its files, compressed ahead, and a session.
 * @param {string} folder of its build
 * @returns {Promise<{ address: string, stop(): void }>}
 */
export async function serveO3(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    if (pathname.endsWith('/session')) return void answer(response, SESSION)
    if (!pathname.startsWith(PLACE)) return void response.writeHead(404).end()
    const asked = join(folder, normalize(pathname.slice(PLACE.length)))
    const file = extname(asked) && existsSync(asked) ? asked : join(folder, 'index.html')
    const isCompressed = existsSync(`${file}.br`)
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      ...(isCompressed && { 'content-encoding': 'br' }),
    })
    createReadStream(isCompressed ? `${file}.br` : file).pipe(response)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return {
    address: `http://127.0.0.1:${port}${PLACE}`,
    /** Browsers keep connections open, which must not keep the server. */
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** @param {import('node:http').ServerResponse} response @param {object} body */
const answer = (response, body) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
