import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { findCandidates, resolveVersion } from '../compose/candidates.ts'
import { endpointPrefixes } from '../compose/endpoints.ts'
import { type RemoteManifest, readJson, readProvince, readRemote } from '../compose/read-manifest.ts'
import { PACK } from '../registry/read-pack.ts'

export interface Neighbour {
  name: string
  endpoints: string[]
  remote?: RemoteManifest
}

/** The portal that a remote has to fit which no province takes yet. */
const USUAL = 'linjiang'

/** What else is in each portal that takes a remote, the shell first. Nothing of it need be built. */
export async function readNeighbours({
  root,
  registry,
  folder,
  name,
}: {
  root: string
  registry: string
  folder: string
  name: string
}): Promise<Neighbour[][]> {
  const own = /provinces[\\/]([a-z]+)[\\/]remotes$/.exec(dirname(folder))?.[1]
  const all = own ? [own] : await readdir(join(root, 'provinces'))
  const provinces = await Promise.all(
    all.map(async province => {
      const { remotes } = await readProvince(join(root, 'provinces', province, 'province.json'))
      return { province, remotes }
    }),
  )
  const takers = provinces.filter(({ remotes }) => name in remotes)
  const portals = takers.length ? takers : provinces.filter(({ province }) => province === (own ?? USUAL))
  return Promise.all(
    portals.map(({ province, remotes }) => {
      const others = Object.entries(remotes).filter(([other]) => other !== name)
      return Promise.all(
        [['shell', '*'], ...others].map(([other, wish]) => read({ root, registry, province }, other, wish)),
      )
    }),
  )
}

async function read(
  sources: { root: string; registry: string; province: string },
  name: string,
  wish: string | { version: string },
): Promise<Neighbour> {
  const range = typeof wish === 'string' ? wish : wish.version
  const { folder, packed } = resolveVersion(name, range, await findCandidates(sources, name))
  const endpoints = packed ? (await readJson(join(folder, PACK))).endpoints : await endpointPrefixes(folder)
  if (name === 'shell') return { name, endpoints }
  return { name, endpoints, remote: await readRemote(join(folder, 'remote.json')) }
}
