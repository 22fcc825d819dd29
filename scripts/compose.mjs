// Composes a province's portal from what is built: `compose()` for other scripts, or `npm run compose -- <province>`.
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { browserCheck } from './compose/browser-check.mjs'
import { compress } from './compose/compress.mjs'
import { digests, setApart } from './compose/digests.mjs'
import { checkFit } from './compose/fit.mjs'
import { indexHtml, pageHeaders } from './compose/index-html.mjs'
import { readParts } from './compose/parts.mjs'
import { fingerprint } from './fingerprint.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const BROWSER_CHECK = 'shell/src/browser-check.js'

/**
 * Writes `dist/provinces/<province>/`: `www/` (what browsers fetch), `headers.json` (to send with index.html) and
 * `composition.lock.json` (exact versions, a sha384 of every file). The same builds give the same bytes. Returns false
 * where nothing had changed.
 * @param {{ province: string, log?: (line: string) => void }} options
 */
export async function compose({ province, log = () => {} }) {
  const parts = await readParts(root, province)
  const target = join(root, 'dist/provinces', province)
  const id = await fingerprint(root, [
    'scripts/compose',
    'scripts/compose.mjs',
    `provinces/${province}`,
    ...parts.all.map(({ name }) => `${name}/remote.json`),
    'shell/src/index.html',
    BROWSER_CHECK,
  ])
  const stamp = JSON.stringify([id, ...parts.all.map(({ id }) => id)])
  if ((await readFile(join(target, '.composed-from'), 'utf8').catch(() => '')) === stamp) return false
  checkFit(parts)
  log(province)
  // Of its own, so that two at once do not write into each other's.
  const next = `${target}.next-${process.pid}`
  await write(parts, next)
  await writeFile(join(next, '.composed-from'), stamp)
  await rm(target, { recursive: true, force: true })
  await rename(next, target)
  return true
}

/** @param {import('./compose/parts.mjs').Parts} parts @param {string} target */
async function write(parts, target) {
  const www = join(target, 'www')
  await rm(target, { recursive: true, force: true })
  await mkdir(www, { recursive: true })
  for (const part of parts.all)
    await cp(join(root, part.name, 'dist/web'), join(www, part.folder), { recursive: true, filter: isServed })
  for (const picture of Object.values(parts.province.mobileCodes ?? {}))
    await cp(join(parts.folder, picture), join(www, 'province', picture))
  const integrity = await setApart(www, parts, await digests(www, parts.province.basePath))
  const check = await browserCheck(join(root, BROWSER_CHECK), parts.province.browserPolicy)
  const html = await indexHtml(join(root, 'shell/src/index.html'), parts, integrity.page, check)
  await writeFile(join(www, 'index.html'), html)
  await writeFile(join(target, 'headers.json'), JSON.stringify({ html: pageHeaders(parts.province, check) }, null, 2))
  await writeFile(join(target, 'composition.lock.json'), `${JSON.stringify(lockOf(parts, integrity.all), null, 2)}\n`)
  await compress(www, join(root, '.cache/compressed'))
}

/** A report of the build, which no browser asks for. @param {string} path */
const isServed = path => !path.endsWith('mf-stats.json')

/** @param {import('./compose/parts.mjs').Parts} parts @param {Record<string, string>} files */
function lockOf(parts, files) {
  const versions = Object.fromEntries(parts.all.map(({ name, version, id }) => [name, { version, build: id }]))
  return { province: parts.province.code, parts: versions, files }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const province = process.argv[2] ?? 'linjiang'
  const changed = await compose({ province })
  console.log(changed ? `composed dist/provinces/${province}` : 'nothing had changed')
}
