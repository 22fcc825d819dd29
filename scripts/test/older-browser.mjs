import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { npmCommand } from '../install.mjs'

/** Chromium's major versions that e2e/browsers has: the oldest that offices use, and one in between. */
export const OLDER = /** @type {const} */ ([86, 92])

/**
 * The path of an older Chromium, which is installed and unpacked where it is not there yet. It needs what Debian's needs.
 * @param {string} root
 * @param {typeof OLDER[number]} version
 */
export async function ensureOlder(root, version) {
  const folder = join(root, 'e2e/browsers')
  const found = join(folder, `node_modules/chromium-${version}`)
  const program = join(found, 'chromium')
  if (existsSync(program)) return program
  const packed = join(found, 'bin/chromium.br')
  if (!existsSync(packed)) {
    const [npm, words] = npmCommand(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
    await promisify(execFile)(npm, words, { cwd: folder })
  }
  // Under its name only once it is whole.
  const unpacked = `${program}.part`
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(unpacked, { mode: 0o755 }))
  await rename(unpacked, program)
  return program
}
