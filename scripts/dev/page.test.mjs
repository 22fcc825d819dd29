import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { developmentPage } from './page.mjs'
import { servedPortal } from './portal.mjs'
import { OWN_CERTIFICATE } from './testing/own-certificate.mjs'

const composition = {
  province: { basePath: '/ytxf/' },
  remotes: [
    { name: 'mf-mail', manifest: '/ytxf/remotes/mf-mail/mf-manifest.json', digests: '/ytxf/digests.json' },
    { name: 'mf-login', manifest: '/ytxf/remotes/mf-login/mf-manifest.json' },
  ],
  integrity: { '/ytxf/js/main.js': 'sha256-x' },
}
const HTML = `<head><script type="application/json" id="composition">${JSON.stringify(composition)}</script>
  <script defer src="/ytxf/js/main.12345678.js" integrity="sha256-x"></script></head>`

/** @param {string} name */
const manifestOf = name => ({ name, version: '0.1.0', sharedLib: '^0.1.0', exposes: {}, routes: [], calls: [] })

/** @param {string} html */
const compositionIn = html => JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

describe('the page for development', () => {
  const portal = { html: HTML, origin: 'http://localhost', basePath: '/ytxf/' }

  test('has watched remotes from their dev servers, composed there or not, and verifies nothing', () => {
    const header = [{ title: '便签', order: 5, opens: { page: '/notes/list' } }]
    const userMenu = [{ title: '举报', order: 1, opens: { page: '/notes/list' }, needs: /** @type {const} */ ('mail') }]
    const html = developmentPage(portal, [
      { manifest: manifestOf('mf-mail'), port: 8082 },
      { manifest: { ...manifestOf('mf-notes'), header, userMenu }, port: 8083 },
    ])
    const { remotes, integrity } = compositionIn(html)
    expect(remotes).toEqual([
      { name: 'mf-login', manifest: '/ytxf/remotes/mf-login/mf-manifest.json' },
      expect.objectContaining({ name: 'mf-mail', manifest: 'http://localhost:8082/mf-manifest.json' }),
      expect.objectContaining({ name: 'mf-notes', container: 'mf_notes', header, userMenu: [] }),
    ])
    expect(remotes[1]).not.toHaveProperty('digests')
    expect(integrity).toBeUndefined()
    expect(html).toContain('<script defer src="/ytxf/js/main.js">')
    expect(html).not.toContain('12345678')
  })
})

describe('another portal', () => {
  /** @type {import('node:http').Server | import('node:https').Server} */
  let server
  const listening = async () => {
    await new Promise(done => server.listen(0, '127.0.0.1', () => done(undefined)))
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    return `${server instanceof Server ? 'http' : 'https'}://127.0.0.1:${port}/`
  }
  const start = async (/** @type {string} */ body) => {
    server = createServer((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/ytxf/' }).end()
      else response.end(body)
    })
    return new URL(await listening())
  }
  afterEach(() => server.close())

  test('says itself where its addresses begin', async () => {
    const address = await start(HTML)
    expect(await servedPortal(address)).toEqual({ html: HTML, origin: address.origin, basePath: '/ytxf/' })
  })

  test('is none where a page of something else answers, or nothing', async () => {
    const address = await start('<h1>Welcome to nginx!</h1>')
    await expect(servedPortal(address)).rejects.toThrow(`${address} answers with 200, but it is no portal`)
    server.close()
    await expect(servedPortal(address)).rejects.toThrow(`Nothing answers at ${address}`)
  })

  test('with a certificate of its own is one to whom the certificate is named', async () => {
    server = createSecureServer(OWN_CERTIFICATE, (_, response) => response.end(HTML))
    const address = new URL(await listening())
    await expect(servedPortal(address)).rejects.toThrow(/self-signed certificate.*NODE_EXTRA_CA_CERTS=/)
    const folder = await mkdtemp(join(tmpdir(), 'certificate-'))
    const file = join(folder, 'ca.pem')
    await writeFile(file, OWN_CERTIFICATE.cert)
    const program = `console.log((await (await import('${join(__dirname, 'portal.mjs')}')).servedPortal(new URL('${address}'))).basePath)`
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: file }
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
    await rm(folder, { recursive: true })
    expect(stdout).toBe('/ytxf/\n')
  })
})
