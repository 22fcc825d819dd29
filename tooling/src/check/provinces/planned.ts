import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findCandidates, resolveVersion } from '../../compose/candidates.ts'
import type { Contract } from '../../compose/contract.ts'
import type { LockedPart } from '../../compose/lock.ts'
import {
  type ProvinceManifest,
  type RemoteManifest,
  readJson,
  readProvince,
  readRemote,
} from '../../compose/read-manifest.ts'
import { PACK } from '../../registry/read-pack.ts'
import type { Locked } from './locked.ts'

/**
 * What each province would lock if it were composed today, without the files and calls of builds.
 * @param contract what its server would answer
 */
export async function planAll(root: string, registry: string, contract: Contract): Promise<Locked[]> {
  const provinces = (await readdir(join(root, 'provinces'))).sort()
  return Promise.all(provinces.map(province => planOne({ root, registry, province }, contract)))
}

interface Sources {
  root: string
  registry: string
  province: string
}

async function planOne(sources: Sources, contract: Contract): Promise<Locked> {
  const from = `provinces/${sources.province}`
  const province = await readProvince(join(sources.root, from, 'province.json'))
  const remotes = await Promise.all(Object.keys(province.remotes).map(part => chosen(sources, province, part)))
  const shell = await chooseOne(sources, province, 'shell')
  const { sharedLib } = await readShell(sources.root, shell)
  const parts = Object.fromEntries(remotes.map(remote => [remote.name, partOf(remote)]))
  const lock = { province, sharedLib, parts: { shell: { version: shell.version, build: '', packages: [] }, ...parts } }
  return { from, lock, contract }
}

async function chooseOne(sources: Sources, { remotes }: ProvinceManifest, name: string) {
  const wish = remotes[name] ?? '*'
  const range = typeof wish === 'string' ? wish : wish.version
  return resolveVersion(name, range, await findCandidates(sources, name))
}

async function chosen(sources: Sources, province: ProvinceManifest, name: string) {
  const { folder } = await chooseOne(sources, province, name)
  return readRemote(join(folder, 'remote.json'))
}

/** The shared-lib that a shell brings: packed its own, else that of the project. */
export async function readShell(root: string, { folder, packed }: { folder: string; packed: boolean }) {
  if (packed) return { sharedLib: (await readJson(join(folder, PACK))).sharedLib }
  return { sharedLib: (await readJson(join(root, 'shared-lib/package.json'))).version }
}

function partOf({ version, sharedLib: needs, ...remote }: RemoteManifest): LockedPart {
  return { version, build: '', needs, adds: { ...remote, calls: [] }, packages: [] }
}
