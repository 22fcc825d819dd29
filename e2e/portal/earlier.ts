import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf, rewrite } from './redeploy'
import type { PortalServer } from './server'

const EARLIER = '0.0.9-0123456789ab'

/** A remote as the page has it. */
interface Composed {
  readonly name: string
  readonly container: string
  readonly manifest: string
  readonly files: object
  readonly routes: readonly { readonly path: string }[]
}

/**
 * Gives the portal a floor, as `compose --floor` does: what a remote is now, as its version 0.0.9, too. Takes all of it away
 * again.
 */
export async function layEarlier({ www }: PortalServer, remote: string): Promise<() => Promise<void>> {
  const page = join(www, 'index.html')
  const whole = await readFile(page, 'utf8')
  const { remotes, province } = compositionOf(whole) as { remotes: Composed[]; province: { basePath: string } }
  const now = remotes.find(({ name }) => name === remote)
  if (!now) throw new Error(`there is no ${remote}`)
  const [, version = ''] = new RegExp(`${remote}/([^/]+)/`).exec(now.manifest) ?? []
  const folder = join(www, 'remotes', remote, EARLIER)
  await cp(join(www, 'remotes', remote, version), folder, { recursive: true })
  const manifest = now.manifest.replace(version, EARLIER)
  const base = manifest.slice(0, manifest.lastIndexOf('/') + 1)
  const { name, container, files } = now
  const routes = now.routes.map(({ path }) => path)
  const digests = await digestsOf(folder, base)
  const text = JSON.stringify({ remotes: [{ name, version: '0.0.9', container, manifest, files, routes, digests }] })
  const floor = join(www, 'floor.1a2b3c4d.json')
  await writeFile(floor, text)
  const path = `${province.basePath}floor.1a2b3c4d.json`
  await rewrite(page, html =>
    html.replace('"integrity":{', `"floor":"${path}","integrity":{"${path}":"${digestOf(text)}",`),
  )
  return async () => {
    await writeFile(page, whole)
    for (const gone of [floor, folder]) await rm(gone, { recursive: true })
  }
}

/** What the page is made of. */
export const compositionOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="composition">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

async function digestsOf(folder: string, base: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = names
    .filter(entry => entry.isFile() && /\.(js|css|json)$/.test(entry.name) && entry.name !== 'digests.json')
    .map(entry => join(entry.parentPath, entry.name))
  const entries = paths.map(async path => [base + path.slice(folder.length + 1), digestOf(await readFile(path))])
  return Object.fromEntries(await Promise.all(entries))
}
