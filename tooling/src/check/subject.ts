import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Call } from '@portal/shared-lib/contract/form'
import semver from 'semver'
import { type Contract, readCalls } from '../compose/contract.ts'
import { readSources } from '../compose/endpoints.ts'
import { type FixedRoute, readFixedRoutes } from '../compose/explain/facts.ts'
import { type BuiltRemote, readJson } from '../compose/read-manifest.ts'
import { type Part, readWorkspace } from '../compose/workspace.ts'
import { filesBelow } from '../registry/files.ts'
import { packedVersions, readPack } from '../registry/read-pack.ts'
import { type Neighbour, readNeighbours } from './neighbours.ts'
import { type Locked, readLocked } from './provinces/locked.ts'

export type Remote = BuiltRemote

/** A remote that is to be shipped, and what it has to fit. */
export interface Subject {
  root: string
  /** Absolute. */
  folder: string
  /** Part as it is built. */
  part: Part & { remote: Remote }
  /** Texts of its own code, without tests. */
  sources: string[]
  /** Texts of its CSS modules. */
  styles: string[]
  /** What else is in each portal that it is in. */
  portals: Neighbour[][]
  fixedRoutes: readonly FixedRoute[]
  /** Calls that the server answers. */
  calls: Map<string, Call>
  /** Version. */
  sharedLib: string
  /** The newest version that is packed. */
  last?: Shipped
  /** Compositions of provinces that its new version has to fit. */
  locked: Locked[]
}

export interface Shipped {
  remote: Remote
  contract: Contract
  /** Version that it was built with. */
  sharedLib: string
  build: string
}

export async function readSubject({
  root,
  folder,
  registry,
  locks,
}: {
  root: string
  folder: string
  registry: string
  locks: string[]
}): Promise<Subject> {
  const part = await readWorkspace(folder)
  const { remote } = part
  if (!remote) throw new Error(`${folder} holds no remote`)
  const { version: sharedLib } = await readJson(join(root, 'shared-lib/package.json'))
  const last = await readLast(registry, remote.name)
  return {
    root,
    folder,
    sharedLib,
    part: { ...part, remote },
    sources: await readSources(folder),
    styles: await readModules(folder),
    portals: await readNeighbours({ root, registry, folder, name: remote.name }),
    fixedRoutes: await readFixedRoutes(root),
    calls: readCalls(root),
    locked: await readLocked(locks),
    ...(last && { last }),
  }
}

async function readLast(registry: string, name: string): Promise<Shipped | undefined> {
  const [version] = semver.rsort(await packedVersions(registry, name))
  if (version === undefined) return undefined
  const folder = join(registry, name, version)
  const { pack } = await readPack(folder)
  const [remote, contract] = await Promise.all(
    ['remote', 'contract'].map(file => readJson(join(folder, `${file}.json`))),
  )
  return { remote, contract, sharedLib: pack.sharedLib, build: pack.build }
}

async function readModules(folder: string) {
  const files = (await filesBelow(join(folder, 'src'))).filter(file => file.endsWith('.module.css'))
  return Promise.all(files.map(file => readFile(join(folder, 'src', file), 'utf8')))
}
