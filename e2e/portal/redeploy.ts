import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PortalServer } from './server'

/** Puts a newer build of a remote in the place of the one that open windows know, as an update of the portal does. */
export async function redeploy({ www }: PortalServer, remote: string): Promise<void> {
  const folder = join(www, 'remotes', remote)
  const [version = ''] = await readdir(folder)
  const newer = `${version}0`
  await rename(join(folder, version), join(folder, newer))
  const moved = (text: string) => text.replaceAll(`${remote}/${version}/`, `${remote}/${newer}/`)
  const digests = await rewrite(join(folder, newer, 'digests.json'), moved)
  await rewrite(join(www, 'index.html'), html => moved(html).replace(digests.before, digests.after))
}

/** Changes a file, whose compressed forms go; answers its digests. */
async function rewrite(path: string, change: (text: string) => string): Promise<{ before: string; after: string }> {
  const text = await readFile(path, 'utf8')
  const changed = change(text)
  await writeFile(path, changed)
  for (const form of ['br', 'gz']) await rm(`${path}.${form}`, { force: true })
  return { before: digestOf(text), after: digestOf(changed) }
}

const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`
