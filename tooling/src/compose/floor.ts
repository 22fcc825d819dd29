import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Digests, digestOf } from '../registry/files.ts'
import { type FirstFiles, firstFiles, MANIFEST } from './first-files.ts'
import { versionProblems } from './fit.ts'
import { addressedRemote } from './index-html.ts'
import { LOCK, type Lock, type LockedPart, lockId, readLock } from './lock.ts'
import type { Parts } from './parts.ts'
import { partFolder } from './workspace.ts'

/** Lists of digests, in place of which the floor's own file has those of all. */
const LISTS = ['digests.json', 'later.json']

/** What the smoke test leaves beside a lock. */
export const SMOKE = 'smoke.json'

/** A composition that passed its smoke test, whose remotes stand in for those of a newer one. */
export interface Floor {
  /** Of its lock. */
  id: string
  lock: Lock
  www: string
}

/** A remote as the page takes it when its newer version fails. */
interface EarlierRemote {
  name: string
  version: string
  container: string
  manifest: string
  files: FirstFiles
  /** Paths of the pages that it serves. */
  routes: string[]
  /** Of all its files, by path. */
  digests: Digests
}

/**
 * Reads a composed folder as a floor. Throws where nobody has seen it run: its smoke test was not made, or was made of
 * other content.
 */
export async function readFloor(folder: string): Promise<Floor> {
  const text = await readFile(join(folder, LOCK), 'utf8')
  const passed = await readFile(join(folder, SMOKE), 'utf8').catch(() => '{}')
  if (JSON.parse(passed).lock !== digestOf(text))
    throw new Error(`${folder} has not passed its smoke test: npm run smoke -- <province> ${folder}`)
  return { id: lockId(text), lock: await readLock(join(folder, LOCK)), www: join(folder, 'www') }
}

/**
 * Lays the earlier remotes down beside the newer ones, and what the page needs to know of them in one file that is read
 * after a failure alone. A remote that has not changed, comes from another origin or does not fit today's shell and server is
 * left out.
 * @returns the file's path in the portal with its digest, and the versions that were laid down; undefined where none was
 */
export async function layFloor(
  www: string,
  floor: Floor,
  parts: Pick<Parts, 'province' | 'all' | 'calls' | 'sharedLib'>,
  log: (line: string) => void,
) {
  const earlier: EarlierRemote[] = []
  for (const part of parts.all) {
    const before = floor.lock.parts[part.name]
    if (!part.remote || part.origin || !before || before.origin || before.build === part.id) continue
    const problems = unfit(part.name, before, parts)
    if (problems.length) log(`  ${part.name} ${before.version} cannot stand in: ${problems.join('; ')}`)
    else earlier.push(await lay(www, floor, part.name, before, parts.province.basePath))
  }
  if (!earlier.length) return undefined
  const text = JSON.stringify({ remotes: earlier })
  const digest = digestOf(text)
  const name = `floor.${Buffer.from(digest.slice('sha256-'.length), 'base64').toString('hex').slice(0, 8)}.json`
  await writeFile(join(www, name), text)
  const versions = Object.fromEntries(earlier.map(({ name, version }) => [name, version]))
  return { path: parts.province.basePath + name, digest, versions }
}

function unfit(name: string, { adds, needs }: LockedPart, { calls, sharedLib }: Pick<Parts, 'calls' | 'sharedLib'>) {
  if (!adds || needs === undefined) return ['its lock does not say what it needs']
  const unknown = adds.calls.filter(call => !calls.has(call))
  return [
    ...versionProblems({ name, sharedLib: needs }, sharedLib),
    ...unknown.map(call => `the server does not know ${call}`),
  ]
}

async function lay(
  www: string,
  { lock, www: from }: Floor,
  name: string,
  { version, build, adds }: LockedPart,
  basePath: string,
): Promise<EarlierRemote> {
  const folder = partFolder({ name, version, id: build })
  const prefix = `${lock.province.basePath}${folder}/`
  const digests: Digests = {}
  for (const [path, digest] of Object.entries(lock.files)) {
    if (!path.startsWith(prefix) || LISTS.includes(path.slice(prefix.length))) continue
    const file = path.slice(prefix.length)
    const bytes = await readFile(join(from, folder, file))
    if (digestOf(bytes) !== digest) throw new Error(`${join(from, folder, file)} has been changed`)
    digests[`${basePath}${folder}/${file}`] = digest
    await mkdir(dirname(join(www, folder, file)), { recursive: true })
    await cp(join(from, folder, file), join(www, folder, file))
  }
  const files = firstFiles(JSON.parse(await readFile(join(www, folder, MANIFEST), 'utf8')))
  const routes = (adds?.routes ?? []).map(({ path }) => path)
  return { ...addressedRemote(name, version, `${basePath}${folder}/${MANIFEST}`), files, routes, digests }
}
