import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, digests } from '../registry/files.mjs'
import { firstFiles, readManifest } from './first-files.mjs'
import { isServed } from './workspace.mjs'

/** @typedef {import('../registry/files.mjs').Digests} Digests by path in the browser */

/** The name of the file in which a remote's digests stand. */
const DIGESTS = 'digests.json'

/** The page whose remote is needed by everybody at once. */
const FIRST_PAGE = '/login'

/** The address of a part's files in browsers: a path, or that of another origin. @param {string} basePath @param {import('./parts.mjs').Part} part */
export function addressOf(basePath, { name, version, folder, origin }) {
  if (origin) return `${origin}${name}/${version}/web/`
  return folder === '.' ? basePath : `${basePath}${folder}/`
}

/** Where a remote's digests stand: always in the portal itself. @param {string} basePath @param {import('./parts.mjs').Part} part */
export const digestsPath = (basePath, { folder }) => `${basePath}${folder}/${DIGESTS}`

/**
 * The digests of every file of all parts. Those of each remote are written into a file of its own, which is fetched
 * with the remote: nobody opens all of them. The page holds what remains: the shell's, those of the remote that
 * everybody opens first, and those of what each remote is asked for first.
 * @param {string} www
 * @param {Pick<import('./parts.mjs').Parts, 'province' | 'all'>} parts
 * @returns {Promise<{ page: Digests, all: Digests }>}
 */
export async function integrityOf(www, { province: { basePath }, all: parts }) {
  const integrity = { page: /** @type {Digests} */ ({}), all: /** @type {Digests} */ ({}) }
  for (const part of parts) {
    const folder = pathOf(addressOf(basePath, part))
    const own = served(await digests(part.web, folder))
    Object.assign(integrity.all, own)
    if (!hasOwnDigests(part)) Object.assign(integrity.page, own)
    else Object.assign(integrity.page, await firstOf(part, folder, own), await setApart(www, basePath, part, own))
  }
  Object.assign(integrity.all, integrity.page)
  return integrity
}

/**
 * Those of what a remote is asked for first, which so need not wait for the others.
 * @param {import('./parts.mjs').Part} part @param {string} folder @param {Digests} own @returns {Promise<Digests>}
 */
async function firstOf(part, folder, own) {
  const { entry, doors } = firstFiles(await readManifest(part.web))
  const first = new Set([entry, ...Object.values(doors).flat()].map(file => folder + file))
  return Object.fromEntries(Object.entries(own).filter(([path]) => first.has(path)))
}

/** @param {string} www @param {string} basePath @param {import('./parts.mjs').Part} part @param {Digests} own @returns {Promise<Digests>} */
async function setApart(www, basePath, part, own) {
  const text = JSON.stringify(own)
  await mkdir(join(www, part.folder), { recursive: true })
  await writeFile(join(www, part.folder, DIGESTS), text)
  return { [digestsPath(basePath, part)]: digestOf(text) }
}

/** @param {import('./parts.mjs').Part} part */
export const hasOwnDigests = ({ remote }) =>
  remote !== undefined && !remote.routes.some(({ path }) => path === FIRST_PAGE)

/** @param {Digests} files */
const served = files => Object.fromEntries(Object.entries(files).filter(([path]) => isServed(path)))

/** Files are known by their paths, wherever they come from. @param {string} address */
const pathOf = address => new URL(address, 'http://portal').pathname
