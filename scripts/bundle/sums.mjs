import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What `sha256sum -c` checks: a line for each file below a folder. @param {string} folder */
export async function sumsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const lines = []
  for (const file of files.sort()) lines.push(`${await digestOf(file)}  ${relative(folder, file)}\n`)
  return lines.join('')
}

/** SHA-256 in hex. @param {string} file */
export async function digestOf(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
