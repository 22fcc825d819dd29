import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PortalServer } from './server'

/** Puts a newer build of a remote in the place of the one that open windows know, as an update of the portal does. */
export async function redeploy({ www }: PortalServer, remote: string): Promise<void> {
  const folder = join(www, 'remotes', remote)
  const [version = ''] = await readdir(folder)
  const newer = `${version}0`
  await rename(join(folder, version), join(folder, newer))
  const page = join(www, 'index.html')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replaceAll(`${remote}/${version}/`, `${remote}/${newer}/`))
  for (const form of ['br', 'gz']) await rm(`${page}.${form}`, { force: true })
}
