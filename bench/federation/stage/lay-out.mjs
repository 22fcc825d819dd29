import { existsSync } from 'node:fs'
import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { browserCheck, compress, firstPicture, indexHtml, integrityOf, pageHeaders, readParts } from '@portal/tooling'
import { APP, REMOTE, WEB } from '../hosts/webpack.mjs'
import { HOSTS } from './build.mjs'

/** Headers of a page. The frameworks run scripts from text, and in frames of their own, which the portal's policy forbids. */
export const LAX = {
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; frame-ancestors 'self'",
}

/** How each host is laid out for a stage. @param {string} root of the repository */
export const hostsOf = root =>
  /** @type {Record<import('./build.mjs').Host, (to: string) => Promise<void>>} */ (
    Object.fromEntries(HOSTS.map(host => [host, (/** @type {string} */ to) => layOut(root, host, to)]))
  )

/**
 * Lays a host out as compose does a portal: the same page, digests and compressed forms.
 * @param {string} root of the repository
 * @param {import('./build.mjs').Host} host
 * @param {string} to
 */
async function layOut(root, host, to) {
  const folder = join(root, 'bench/federation/hosts', host)
  const parts = await readParts({ root, province: 'linjiang', registry: join(root, 'dist/registry') })
  const [shell, ...remotes] = parts.all
  if (!shell) throw new Error('The province has no shell')
  const own = { ...shell, web: join(folder, WEB) }
  const www = join(to, 'www')
  await cp(own.web, www, { recursive: true })
  const { page: integrity } = await integrityOf(www, { ...parts, all: [own] })
  const [, checkScript = ''] = own.page
  const check = await browserCheck(checkScript, parts.province.browserPolicy)
  const hosted = { ...parts, all: [own, ...remotes] }
  const picture = await firstPicture(hosted)
  const html = await indexHtml(hosted, integrity, check, { picture })
  await writeFile(join(www, 'index.html'), html)
  const app = existsSync(join(folder, APP))
  if (app) await layOutApp(join(folder, APP), join(www, 'apps', REMOTE), html)
  const headers = pageHeaders(parts.province, check, ...(picture ? [picture.script] : []))
  await writeFile(join(to, 'headers.json'), JSON.stringify({ html: app ? { ...headers, ...LAX } : headers }))
  await compress(www, join(root, '.cache/compressed'))
}

/** @param {string} from @param {string} to @param {string} html of the host, which names the province */
async function layOutApp(from, to, html) {
  await cp(from, to, { recursive: true })
  const { province } = JSON.parse(/id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
  const composition = JSON.stringify({ province, remotes: [], integrity: {} }).replaceAll('<', '\\u003c')
  const files = await readdir(from, { recursive: true })
  const entry = (/** @type {string} */ folder) =>
    files.filter(file => file.startsWith(`${folder}/${REMOTE}.`)).map(file => `/tjfx/apps/${REMOTE}/${file}`)
  const page = await readFile(new URL('app.html', import.meta.url), 'utf8')
  const filled = page
    .replace(
      '{{styles}}',
      entry('css')
        .map(path => `<link rel="stylesheet" href="${path}">`)
        .join(''),
    )
    .replace('{{composition}}', () => composition)
    .replace(
      '{{scripts}}',
      entry('js')
        .map(path => `<script src="${path}"></script>`)
        .join(''),
    )
  await writeFile(join(to, 'index.html'), filled)
}
