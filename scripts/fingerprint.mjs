import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'test'])
const TEST = /\.test\.(tsx?|mjs)$/

/**
 * The sha256 over names and contents of everything below some paths, tests and output left out. Equal sources give the
 * same fingerprint in every clone.
 * @param {string} root
 * @param {string[]} paths
 */
export async function fingerprint(root, paths) {
  const files = (await Promise.all(paths.map(path => filesBelow(join(root, path))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex')
}

/** @param {string} path @returns {Promise<string[]>} */
async function filesBelow(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return []
  if (found.isFile()) return [path]
  const entries = (await readdir(path)).filter(name => !SKIPPED.has(name) && !TEST.test(name) && !name.startsWith('.'))
  return (await Promise.all(entries.map(name => filesBelow(join(path, name))))).flat()
}
