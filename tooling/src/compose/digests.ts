import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Digests, digestOf, digests } from '../registry/files.ts'
import { firstFiles, readManifest } from './first-files.ts'
import type { Parts } from './parts.ts'
import { isServed, type Part } from './workspace.ts'

/** The name of the file in which a remote's digests stand. */
const DIGESTS = 'digests.json'

/** The page whose remote is needed by everybody at once. */
const FIRST_PAGE = '/login'

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
 * everybody opens first, and those of what each remote is asked for first.
 */
export async function integrityOf(
  www: string,
  { province: { basePath }, all: parts }: Pick<Parts, 'province' | 'all'>,
): Promise<{ page: Digests; all: Digests }> {
  const integrity: { page: Digests; all: Digests } = { page: {}, all: {} }
  for (const part of parts) {
    const folder = pathOf(addressOf(basePath, part))
    const own = served(await digests(part.web, folder))
    Object.assign(integrity.all, own)
    if (!hasOwnDigests(part)) Object.assign(integrity.page, loaded(own))
    else Object.assign(integrity.page, await firstOf(part, folder, own), await setApart(www, basePath, part, own))
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

async function setApart(www: string, basePath: string, part: Part, own: Digests): Promise<Digests> {
  const text = JSON.stringify(own)
  await mkdir(join(www, part.folder), { recursive: true })
  await writeFile(join(www, part.folder, DIGESTS), text)
  return { [digestsPath(basePath, part)]: digestOf(text) }
}

export const hasOwnDigests = ({ remote }: Part) =>
  remote !== undefined && !remote.routes.some(({ path }) => path === FIRST_PAGE)

const served = (files: Digests) => Object.fromEntries(Object.entries(files).filter(([path]) => isServed(path)))

/** The page itself asks for no licences. */
const loaded = (files: Digests) => Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('.txt')))

/** Files are known by their paths, wherever they come from. */
const pathOf = (address: string) => new URL(address, 'http://portal').pathname
