import { join } from 'node:path'
import { type Candidate, findCandidates, resolveVersion } from './candidates.ts'
import { type Contract, callsToday, contractOf, readCalls } from './contract.ts'
import type { Lock } from './lock.ts'
import { type ProvinceManifest, readProvince } from './read-manifest.ts'
import { type Part, readPacked, readWorkspace } from './workspace.ts'

export interface Parts {
  province: ProvinceManifest
  /** Folder of the province. */
  folder: string
  /** The shell first, then the remotes by name. */
  all: Part[]
  /** Contract that the server keeps, as far as the remotes call it. */
  contract: Contract
  /** Calls that the server answers, `service.call`. */
  calls: Set<string>
  /** Version. */
  sharedLib: string
}

/** Where a portal is composed from. */
export interface Sources {
  root: string
  /** Name of its folder. */
  province: string
  /** Folder of packed versions. */
  registry: string
  /** The project's own builds are left aside. */
  packedOnly?: boolean
  /** Lock to compose once more. */
  lock?: Lock
  /** A remote that is in the portal whatever the province says. */
  also?: Candidate
}

/**
 * Which versions a province's portal is made of, before anything of them is read; who must have signed them says the
 * province of today, also where an older lock is composed.
 */
export async function chooseParts(sources: Sources) {
  const folder = join(sources.root, 'provinces', sources.province)
  const today = await readProvince(join(folder, 'province.json'))
  const province = sources.lock?.province ?? today
  const { also } = sources
  const remotes = new Set([...Object.keys(province.remotes), ...(also ? [also.name] : [])])
  const chosen = await Promise.all(
    ['shell', ...[...remotes].sort()].map(async name => {
      if (name === also?.name) return also
      const range = sources.lock?.parts[name]?.version ?? wishOf(province, name).version
      return resolveVersion(name, range, await findCandidates(sources, name))
    }),
  )
  return { folder, province, chosen, signers: today.packSigners }
}

/** Reads and checks what a province's portal is made of. */
export async function readParts(sources: Sources): Promise<Parts> {
  const { folder, province, chosen, signers } = await chooseParts(sources)
  const all = await Promise.all(
    chosen.map(async ({ name, folder, packed }) => {
      const part = await (packed ? readPacked : readWorkspace)(folder, signers)
      const { origin } = wishOf(province, name)
      return { ...part, ...(origin && { origin }) }
    }),
  )
  const calls = readCalls(sources.root)
  const used = all.flatMap(part => callsToday(calls, part.remote?.calls ?? [], part.contract))
  const sharedLib = all[0]?.sharedLib ?? ''
  return { province, folder, all, contract: contractOf(calls, used), calls: new Set(calls.keys()), sharedLib }
}

/** What a province asks for of a part. */
function wishOf(province: Parts['province'], name: string): { version: string; origin?: string } {
  const wish = province.remotes[name] ?? '*'
  return typeof wish === 'string' ? { version: wish } : wish
}
