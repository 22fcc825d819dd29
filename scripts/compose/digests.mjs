import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** @typedef {Record<string, string>} Digests sha384 in the form of the integrity attribute, by path in the browser */

/** The name of the file in which a remote's digests stand. */
export const DIGESTS = 'digests.json'

/** The page whose remote is needed by everybody at once. */
const FIRST_PAGE = '/login'

/**
 * The digests of every file below a folder.
 * @param {string} www
 * @param {string} basePath
 * @returns {Promise<Digests>}
 */
export async function digests(www, basePath) {
  const entries = await readdir(www, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => relative(www, join(entry.parentPath, entry.name)))
  return Object.fromEntries(
    await Promise.all(files.sort().map(async file => [basePath + file, digestOf(await readFile(join(www, file)))])),
  )
}

/**
 * Writes the digests of each remote into a file of its own, which is fetched with the remote: nobody opens all of them.
 * Those of the remote that everybody opens first stay. Answers with what stays, and with all, the new files included.
 * @param {string} www
 * @param {import('./parts.mjs').Parts} parts
 * @param {Digests} all
 * @returns {Promise<{ page: Digests, all: Digests }>}
 */
export async function setApart(www, { province, all: parts }, all) {
  const page = { ...all }
  const added = /** @type {Digests} */ ({})
  for (const part of parts.filter(hasOwnDigests)) {
    const folder = `${province.basePath}${part.folder}/`
    const own = Object.fromEntries(Object.entries(all).filter(([path]) => path.startsWith(folder)))
    for (const path of Object.keys(own)) delete page[path]
    const text = JSON.stringify(own)
    await writeFile(join(www, part.folder, DIGESTS), text)
    added[folder + DIGESTS] = digestOf(text)
  }
  return { page: { ...page, ...added }, all: { ...all, ...added } }
}

/** @param {import('./parts.mjs').Part} part */
export const hasOwnDigests = ({ remote }) =>
  remote !== undefined && !remote.routes.some(({ path }) => path === FIRST_PAGE)

/** @param {string | Buffer} bytes */
function digestOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`
}
