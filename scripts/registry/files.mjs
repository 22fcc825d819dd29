import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** @typedef {Record<string, string>} Digests sha384 in the form of the integrity attribute, by path */

/** @param {string | Buffer} bytes */
export const digestOf = bytes => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/** Paths of all files below a folder, with slashes, in order. @param {string} folder */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
  return files.map(file => file.split(sep).join('/')).sort()
}

/**
 * The digests of every file below a folder.
 * @param {string} folder
 * @param {string} [prefix] put before each path
 * @returns {Promise<Digests>}
 */
export async function digests(folder, prefix = '') {
  const files = await filesBelow(folder)
  const entries = files.map(async file => [prefix + file, digestOf(await readFile(join(folder, file)))])
  return Object.fromEntries(await Promise.all(entries))
}

/**
 * What is not as it should be, file by file, in words.
 * @param {Digests} wanted
 * @param {Digests} found
 */
export function differencesOf(wanted, found) {
  const changed = Object.entries(wanted).flatMap(([file, digest]) => {
    if (found[file] === digest) return []
    return [found[file] ? `${file} has been changed` : `${file} is missing`]
  })
  return [...changed, ...Object.keys(found).flatMap(file => (wanted[file] ? [] : [`${file} is not listed`]))]
}
