import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote, Lifecycles } from '@portal/shared-lib'
import { addressIn, fetchFirstFiles, runDoor } from './first-files'
import { learnDigests } from './learn-digests'
import { isKnown } from './runtime-plugin'

interface Behind {
  readonly default: Lifecycles
}

type Renew = (remote: ComposedRemote, entry: string) => Promise<void>

/** Comes with the rest of the portal, which alone loads anything anew. */
let renew: Renew = async () => undefined

export function renewBy(how: Renew): void {
  renew = how
}

type FindFiles = (remote: ComposedRemote, fresh: boolean) => Promise<ComposedRemote>

let findFiles: FindFiles = async remote => remote

/** Comes with the rest as well: whoever is tried or developed is announced when somebody asks for it. */
export function findFilesBy(how: FindFiles): void {
  findFiles = how
}

/** Tells the federation runtime where the remotes are; nothing is fetched yet. */
export function announce(remotes: readonly ComposedRemote[]): void {
  const known = remotes.filter(({ files }) => files)
  registerRemotes(known.map(remote => ({ name: remote.container, entry: entryOf(remote) })))
}

/**
 * Loads what a remote exposes behind a door, like `app`. `fresh` forgets what an earlier attempt left behind and asks
 * the network again.
 */
export async function load(asked: ComposedRemote, door: string, fresh: boolean): Promise<Lifecycles> {
  const learned = learnDigests(asked, fresh)
  const remote = asked.files ? asked : await learned.then(() => findFiles(asked, fresh))
  const entry = entryOf(remote)
  if (!fresh && !isKnown(entry)) fetchFirstFiles(remote, door)
  // The page has the digests of what comes first, so that it need not wait for the others.
  if (fresh || !isKnown(entry)) await learned
  if (fresh) await renew(remote, entry)
  else runDoor(remote, door)
  const [make] = await Promise.all([
    loadRemote<() => Behind | Promise<Behind>>(`${remote.container}/${door}`, { loadFactory: false, from: 'runtime' }),
    learned,
  ])
  if (!make) throw new Error(`${remote.name}: nothing behind the door ${door}`)
  return (await make()).default
}

export const entryOf = ({ manifest, files }: ComposedRemote) => addressIn(manifest, files?.entry ?? '')
