import { mkdtempSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { usePortal } from '../../../test/portal'

const folder = mkdtempSync(join(tmpdir(), 'portal-www-'))
const HTML = '<!doctype html><title>信访</title>'
const SCRIPT = 'main.1a2b3c4d5e.js'
const MANIFEST = 'remotes/mf-mail/0.1.0-1a2b3c4d5e6f/mf-manifest.json'
const POLICY = "default-src 'self'; script-src 'self' 'sha256-x'"
const PERMISSIONS = 'camera=(self), usb=()'

async function composePortal() {
  const www = join(folder, 'www')
  await mkdir(join(www, 'mf-mail'), { recursive: true })
  await writeFile(join(www, 'index.html'), HTML)
  await writeFile(join(www, SCRIPT), 'plain')
  await writeFile(join(www, `${SCRIPT}.br`), brotliCompressSync('small'))
  await writeFile(join(www, `${SCRIPT}.gz`), gzipSync('zipped'))
  await writeFile(join(www, 'mf-mail/logo.svg'), '<svg/>')
  await mkdir(join(www, MANIFEST, '..'), { recursive: true })
  await writeFile(join(www, MANIFEST), '{}')
  await writeFile(
    join(folder, 'headers.json'),
    JSON.stringify({ html: { 'Content-Security-Policy': POLICY, 'Permissions-Policy': PERMISSIONS } }),
  )
}

describe('The portal', () => {
  const portal = usePortal({ config: { portalFolder: folder } })

  beforeAll(composePortal)
  afterAll(() => rm(folder, { recursive: true }))

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await portal.send(path, { headers: { 'Accept-Encoding': 'identity', ...headers } })
    return { status: response.status, text: await response.text(), headers: Object.fromEntries(response.headers) }
  }

  it.each([
    '',
    'index.html',
    'login',
    'home/homeStaff',
    'toDoManage/personalToDo?words=%E5%85%BB',
    '信访/待办',
    'apiary',
  ])('is the page at %s, which is asked for each time', async path => {
    const { status, text, headers } = await get(path)
    expect([status, text]).toEqual([200, HTML])
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      'permissions-policy': PERMISSIONS,
      'x-content-type-options': 'nosniff',
    })
  })

  it('has files that a browser keeps, because their names change with their content', async () => {
    const { text, headers } = await get(SCRIPT)
    expect(text).toBe('plain')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
  })

  it('has what lies in the folder of one build, which a browser keeps as long', async () => {
    const { headers } = await get(MANIFEST)
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' })
  })

  it.each([
    ['br, gzip', 'small', 'br'],
    ['gzip', 'zipped', 'gzip'],
  ])('sends what was compressed beforehand to who takes %s', async (accepted, text, encoding) => {
    const answer = await get(SCRIPT, { 'Accept-Encoding': accepted })
    expect(answer.text).toBe(text)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(answer.headers['content-encoding'] ?? encoding).toBe(encoding)
  })

  it('has pictures that can do nothing when they are opened by themselves', async () => {
    const { headers } = await get('mf-mail/logo.svg')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
    })
  })

  it.each(['main.00000000ff.js', 'mf-mail/nothing.css', 'favicon.ico', '../headers.json', '..%2Fheaders.json'])(
    'never answers a file that is missing with the page: %s',
    async path => {
      const { status, text } = await get(path)
      expect(status).toBe(404)
      expect(text).not.toContain('<')
    },
  )

  it.each([
    ['a part that the file does not have', SCRIPT, { Range: 'bytes=100000-' }, 416],
    ['another state of the file', SCRIPT, { 'If-Match': '"other"' }, 412],
    ['a name with a NUL', '%00', {}, 400],
    ['a name that cannot be decoded', '%c3%28.js', {}, 404],
  ])('answers who asks for %s by the status alone', async (_, path, headers, expected) => {
    const { status, text } = await get(path, headers)
    expect(status).toBe(expected)
    expect(text).not.toMatch(/Error|<|\.ts/)
  })

  it('leaves unknown calls to the API', async () => {
    const { status, text } = await get('api/home')
    expect([status, JSON.parse(text).code]).toEqual([404, 4044])
  })

  it('answers a deep link to those who look only', async () => {
    expect((await portal.send('home/index', { method: 'HEAD' })).status).toBe(200)
    expect((await portal.send('home/index', { method: 'POST' })).status).toBe(404)
  })

  it.each(['/', '/tjfx'])('is where %s leads', async path => {
    const response = await fetch(new URL(path, portal.address), { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, '/tjfx/'])
  })

  it('notices that a file vanishes and comes back', async () => {
    const path = join(folder, 'www', 'mf-mail/logo.svg')
    await rename(path, `${path}.away`)
    expect((await get('mf-mail/logo.svg')).status).toBe(404)
    await rename(`${path}.away`, path)
    expect((await get('mf-mail/logo.svg')).status).toBe(200)
  })

  it('answers 404 while the whole folder is replaced', async () => {
    await rename(folder, `${folder}.away`)
    expect((await get('')).status).toBe(404)
    expect((await get('home/index')).status).toBe(404)
    await rename(`${folder}.away`, folder)
    expect(await get('')).toMatchObject({ status: 200, text: HTML })
  })
})
