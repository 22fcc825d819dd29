import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|json|svg)$/
/** Bytes; smaller files gain nothing. */
const WORTH_IT = 1024

const FORMS = [
  {
    ending: 'br',
    make: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  },
  { ending: 'gz', make: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }) },
]

/**
 * Lays a `.br` and a `.gz` beside every file below a folder that is worth it. Results are kept by content, since the
 * best brotli takes seconds.
 */
export async function compress(www: string, cache: string) {
  await mkdir(cache, { recursive: true })
  const entries = await readdir(www, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map(entry => compressFile(join(entry.parentPath, entry.name), cache)))
}

/** Whole or not at all: files of equal content, and another compose, use the same. */
async function keep(path: string, bytes: Uint8Array) {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, bytes)
  await rename(draft, path)
}

async function compressFile(path: string, cache: string) {
  const bytes = await readFile(path)
  if (bytes.length < WORTH_IT) return
  const digest = createHash('sha256').update(bytes).digest('hex')
  for (const { ending, make } of FORMS) {
    const kept = join(cache, `${digest}.${ending}`)
    const known = await stat(kept).catch(() => undefined)
    if (!known) await keep(kept, await make(bytes))
    await copyFile(kept, `${path}.${ending}`)
  }
}
