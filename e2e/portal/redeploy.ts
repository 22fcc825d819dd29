import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PortalServer } from './server'

/**
 * Puts a newer build of a remote in the place of the one that open windows know, as an update of the portal does; `keep`
 * leaves the older one beside it.
 */
export async function redeploy({ www }: PortalServer, remote: string, { keep = false } = {}): Promise<void> {
  const folder = join(www, 'remotes', remote)
  const page = join(www, 'index.html')
  const [, version = ''] = new RegExp(`remotes/${remote}/([^/"]+)/`).exec(await readFile(page, 'utf8')) ?? []
  const newer = `${version}0`
  if (keep) await cp(join(folder, version), join(folder, newer), { recursive: true })
  else await rename(join(folder, version), join(folder, newer))
  const moved = (text: string) => text.replaceAll(`${remote}/${version}/`, `${remote}/${newer}/`)
  const own = join(folder, newer, 'digests.json')
  // Those of the remote that everybody opens first stand in the page.
  const digests = existsSync(own) ? await rewrite(own, moved) : { before: '', after: '' }
  await rewrite(page, html => moved(html).replace(digests.before, digests.after))
}

/** Changes a file, whose compressed forms go; answers its digests. */
export async function rewrite(
  path: string,
  change: (text: string) => string,
): Promise<{ before: string; after: string }> {
  const text = await readFile(path, 'utf8')
  const changed = change(text)
  await writeFile(path, changed)
  for (const form of ['br', 'gz']) await rm(`${path}.${form}`, { force: true })
  return { before: digestOf(text), after: digestOf(changed) }
}

export const digestOf = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`
