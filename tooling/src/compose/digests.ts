import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { NEAR_FILES } from '../../../scripts/webpack/near-files-plugin.mjs'
import { type Digests, digestOf, digests } from '../registry/files.ts'
import { firstFiles, readManifest } from './first-files.ts'
import type { Parts } from './parts.ts'
import { readJson } from './read-manifest.ts'
import { isServed, type Part } from './workspace.ts'

/** The name of the file in which a remote's digests stand: of its pages, and of the list of what comes later. */
const DIGESTS = 'digests.json'

/** The name of the list of what is asked for once somebody does something in a page. */
const LATER = 'later.json'

/** The page whose remote is needed by everybody at once. */
const FIRST_PAGE = '/login'

/** What a remote shows its pages by; what stands behind its other doors is asked for by whoever needs it. */
const PAGES = 'app'

/** The address of a part's files in browsers: a path, or that of another origin. */
export function addressOf(basePath: string, { name, version, folder, origin }: Part) {
  if (origin) return `${origin}${name}/${version}/web/`
  return folder === '.' ? basePath : `${basePath}${folder}/`
}

/** Where a remote's digests stand: always in the portal itself. */
export const digestsPath = (basePath: string, { folder }: Part) => `${basePath}${folder}/${DIGESTS}`

/**
 * The digests of every file of all parts. Those of each remote are written into a file of its own, which is fetched
 * with the remote: nobody opens all of them. The page holds what remains: the shell's, those of the remote that
 * everybody opens first, and those of what each other is asked for first. What no page begins with stands in a further
 * list, of which the digest stands in the one before.
 */
export async function integrityOf(
  www: string,
  { province: { basePath }, all: parts }: Pick<Parts, 'province' | 'all'>,
): Promise<{ page: Digests; all: Digests }> {
  const integrity: { page: Digests; all: Digests } = { page: {}, all: {} }
  const learns = parts.every(part => part.remote || hasNear(part))
  for (const part of parts) {
    const folder = pathOf(addressOf(basePath, part))
    const own = served(await digests(part.web, folder))
    Object.assign(integrity.all, own)
    const { near, later } = await split(part, folder, loaded(own), learns)
    const further = await list(www, part, LATER, beside(later, folder), `${folder}${LATER}`)
    Object.assign(integrity.all, further)
    if (!hasOwnDigests(part)) Object.assign(integrity.page, near, further)
    else {
      const first = await firstOf(part, folder, own)
      const rest = { ...without(near, first), ...further }
      Object.assign(integrity.page, first, await list(www, part, DIGESTS, rest, digestsPath(basePath, part)))
    }
  }
  Object.assign(integrity.all, integrity.page)
  return integrity
}

/** Those of what a remote is asked for first, which so need not wait for the others. */
async function firstOf(part: Part, folder: string, own: Digests): Promise<Digests> {
  const { entry, doors } = firstFiles(await readManifest(part.web))
  const first = new Set([entry, ...Object.values(doors).flat()].map(file => folder + file))
  return Object.fromEntries(Object.entries(own).filter(([path]) => first.has(path)))
}

/**
 * What the pages of a part begin with, and what comes later. All is near where the build does not tell, where the shell asks
 * for no further list, and where the files come from another origin, at which no list of the portal's stands.
 */
async function split(part: Part, folder: string, own: Digests, learns: boolean) {
  if (!learns || part.origin || !hasNear(part)) return { near: own, later: {} }
  const files = (await readJson(join(part.web, NEAR_FILES))) as string[]
  const behind = part.remote && !hasOwnDigests(part) ? await behindOtherDoors(part) : []
  const chunks = new Set(files.filter(file => !behind.includes(file)).map(file => folder + file))
  const isLater = (path: string) => CHUNK.test(path.slice(folder.length)) && !chunks.has(path)
  const later = Object.fromEntries(Object.entries(own).filter(([path]) => isLater(path)))
  return { near: without(own, later), later }
}

/** What is asked for by whoever opens something of the first remote beside its pages, as the dialog of a password. */
async function behindOtherDoors(part: Part): Promise<string[]> {
  const { [PAGES]: pages = [], ...others } = firstFiles(await readManifest(part.web)).doors
  return Object.values(others)
    .flat()
    .filter(file => !pages.includes(file))
}

/** What a build's own loading of chunks asks for. */
const CHUNK = /^(js|css)\//

const hasNear = ({ web }: Part) => existsSync(join(web, NEAR_FILES))

/** Writes a list into the portal, and answers its own digest; nothing where it is empty. */
async function list(www: string, part: Part, name: string, own: Digests, path: string): Promise<Digests> {
  if (!Object.keys(own).length) return {}
  const text = JSON.stringify(own)
  await mkdir(join(www, part.folder), { recursive: true })
  await writeFile(join(www, part.folder, name), text)
  return { [path]: digestOf(text) }
}

/** By their paths below the folder: the list of one part can say nothing of another's files. */
const beside = (files: Digests, folder: string) =>
  Object.fromEntries(Object.entries(files).map(([path, digest]) => [path.slice(folder.length), digest]))

const without = (files: Digests, others: Digests) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !(path in others)))

export const hasOwnDigests = ({ remote }: Part) =>
  remote !== undefined && !remote.routes.some(({ path }) => path === FIRST_PAGE)

const served = (files: Digests) => Object.fromEntries(Object.entries(files).filter(([path]) => isServed(path)))

/** No window asks for licences, nor for what a build says of itself. */
const loaded = (files: Digests) =>
  Object.fromEntries(
    Object.entries(files).filter(([path]) => !path.endsWith('.txt') && !path.endsWith(`/${NEAR_FILES}`)),
  )

/** Files are known by their paths, wherever they come from. */
const pathOf = (address: string) => new URL(address, 'http://portal').pathname
