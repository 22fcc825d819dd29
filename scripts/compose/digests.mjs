import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * The sha384 of every file below a folder, in the form of the integrity attribute, by its path in the browser.
 * @param {string} www
 * @param {string} basePath
 * @returns {Promise<Record<string, string>>}
 */
export async function digests(www, basePath) {
  const entries = await readdir(www, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => relative(www, join(entry.parentPath, entry.name)))
  return Object.fromEntries(
    await Promise.all(files.sort().map(async file => [basePath + file, await digestOf(join(www, file))])),
  )
}

/** @param {string} path */
async function digestOf(path) {
  return `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`
}
