import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Candidate, findCandidates } from '../../compose/candidates.ts'
import { type Contract, contractOf, readCalls } from '../../compose/contract.ts'
import { type BuiltRemote, readRemote } from '../../compose/read-manifest.ts'
import { readPacked, readWorkspace } from '../../compose/workspace.ts'
import { manifestOf, type Shell } from './gate.ts'
import { type Locked, readLocked } from './locked.ts'
import { planAll, readShell } from './planned.ts'

/** A version of a remote, with the shapes of its calls, as far as they are known. */
export interface Version {
  remote: BuiltRemote
  needed: Contract
}

/** All versions that there are, and the compositions that they are held against. */
export interface Versions {
  portals: Locked[]
  shells: Shell[]
  remotes: Version[]
}

/**
 * Reads the versions among the sources, in a registry folder and in locks. A province stands for itself by its locks; one
 * that has none of them, by what it would lock today.
 * @param locks files and folders; where there are some, the sources have to be built, as their calls are compared
 */
export async function readVersions({
  root,
  // No version is packed among the provinces.
  registry = join(root, 'provinces'),
  locks,
}: {
  root: string
  registry?: string | undefined
  locks: string[]
}): Promise<Versions> {
  const calls = readCalls(root)
  const locked = await readLocked(locks)
  const codes = new Set(locked.map(({ lock: { province } }) => province.code))
  const planned = await planAll(root, registry, contractOf(calls, [...calls.keys()]))
  const found = await findAll(root, registry)
  const isBuilt = locks.length > 0
  const remotes = await Promise.all(
    found.flatMap(one => (one.name === 'shell' ? [] : [versionOf(one, calls, isBuilt)])),
  )
  const shells = await Promise.all(found.flatMap(one => (one.name === 'shell' ? [shellOf(root, one)] : [])))
  return {
    portals: [...planned.filter(({ lock: { province } }) => !codes.has(province.code)), ...locked],
    shells: onceEach([...shells, ...locked.map(shellIn)], ({ version }) => version),
    remotes: onceEach([...remotes, ...locked.flatMap(remotesIn)], ({ remote }) => `${remote.name} ${remote.version}`),
  }
}

/** Every version among the sources of all provinces and in the registry; packed ones first, whose calls are known. */
async function findAll(root: string, registry: string): Promise<Candidate[]> {
  const provinces = await readdir(join(root, 'provinces'))
  const own = await Promise.all(provinces.map(name => namesIn(join(root, 'provinces', name, 'remotes'))))
  const names = new Set(['shell', ...(await namesIn(root)), ...(await namesIn(registry)), ...own.flat()])
  const found = await Promise.all(
    provinces.flatMap(province => [...names].map(name => findCandidates({ root, province, registry }, name))),
  )
  const all = onceEach(found.flat(), ({ folder }) => folder)
  return all.sort((one, other) => Number(other.packed) - Number(one.packed))
}

const namesIn = async (folder: string) => (await readdir(folder).catch(() => [])).filter(name => name.startsWith('mf-'))

async function versionOf({ folder, packed }: Candidate, calls: ReturnType<typeof readCalls>, isBuilt: boolean) {
  if (!packed && !isBuilt)
    return { remote: { ...(await readRemote(join(folder, 'remote.json'))), calls: [] }, needed: {} }
  const { remote, contract } = await (packed ? readPacked : readWorkspace)(folder)
  if (!remote) throw new Error(`${folder} holds no remote`)
  return { remote, needed: contract ?? contractOf(calls, remote.calls) }
}

const shellOf = async (root: string, one: Candidate) => ({ version: one.version, ...(await readShell(root, one)) })

const shellIn = ({ lock: { parts, sharedLib } }: Locked): Shell => ({ version: parts.shell?.version ?? '', sharedLib })

/** What was composed was proven to fit what its server answered. */
function remotesIn({ lock: { parts }, contract = {} }: Locked): Version[] {
  return Object.entries(parts)
    .flatMap(([name, part]) => manifestOf(name, part))
    .map(remote => ({
      remote,
      needed: Object.fromEntries(remote.calls.flatMap(call => (contract[call] ? [[call, contract[call]]] : []))),
    }))
}

function onceEach<T>(all: T[], keyOf: (one: T) => string): T[] {
  return [...new Map(all.toReversed().map(one => [keyOf(one), one])).values()].toReversed()
}
