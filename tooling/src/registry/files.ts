import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Sha256 in the form of the integrity attribute, by path. */
export type Digests = Record<string, string>

/** Browsers take an integrity of any other form for none, and then verify nothing. */
const FORM = /^sha256-[A-Za-z0-9+/]{43}=$/

/** Throws where a digest of a list is none that browsers verify against. */
export function checkForm(files: Digests, from: string) {
  const wrong = Object.entries(files).filter(([, digest]) => typeof digest !== 'string' || !FORM.test(digest))
  if (wrong.length)
    throw new Error(`${from} has digests that are malformed:\n${wrong.map(([file]) => file).join('\n')}`)
}

export const digestOf = (bytes: string | Buffer) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Paths of all files below a folder, with slashes, in order. */
export async function filesBelow(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
  return files.map(file => file.split(sep).join('/')).sort()
}

/**
 * The digests of every file below a folder.
 * @param prefix put before each path
 */
export async function digests(folder: string, prefix: string = ''): Promise<Digests> {
  const files = await filesBelow(folder)
  const entries = files.map(async file => [prefix + file, digestOf(await readFile(join(folder, file)))])
  return Object.fromEntries(await Promise.all(entries))
}

/** What is not as it should be, file by file, in words. */
export function differencesOf(wanted: Digests, found: Digests) {
  const changed = Object.entries(wanted).flatMap(([file, digest]) => {
    if (found[file] === digest) return []
    return [found[file] ? `${file} has been changed` : `${file} is missing`]
  })
  return [...changed, ...Object.keys(found).flatMap(file => (wanted[file] ? [] : [`${file} is not listed`]))]
}
