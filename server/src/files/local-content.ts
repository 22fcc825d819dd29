import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Content } from './content/content'

/** A file of the disk, looked into. */
export function contentOf(path: string, size: number): Content {
  return {
    size,
    async read(start, end) {
      const handle = await open(path)
      const length = Math.max(0, Math.min(end, size) - start)
      try {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
        return buffer.subarray(0, bytesRead)
      } finally {
        await handle.close()
      }
    },
    chunks: () => createReadStream(path),
  }
}

/** Hex digest of all of it. */
export async function digestOf(content: Content): Promise<string> {
  const digest = createHash('sha256')
  for await (const chunk of content.chunks()) digest.update(chunk)
  return digest.digest('hex')
}

/** Moves a complete content to its place; its age starts anew where the same content lies there already. */
export async function settle(arriving: string, place: string): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await rename(arriving, place)
  await syncFolder(dirname(place))
}

/** So that a power failure does not forget the name of a file whose content it kept. Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
