import { registerRemotes } from '@module-federation/enhanced/runtime'
import { type ComposedRemote, composition } from '@portal/shared-lib'
import { damageOf } from '../faults/damage'
import { isLoadError, isOutdated } from '../faults/renewal'
import { reportOf } from '../faults/report'
import { entryOf } from '../federation/load'
import { forget } from '../federation/renew'
import { fetchVerified } from '../federation/runtime-plugin'
import { shellState } from '../guard/shell-state'
import { wellFormed } from '../integrity'
import styles from './outlet.module.css'

/** A remote of the composition before, as the floor's file says it. */
interface Earlier extends Pick<ComposedRemote, 'name' | 'version' | 'container' | 'manifest'> {
  readonly files: Required<ComposedRemote>['files']
  readonly routes: readonly string[]
  readonly digests: Readonly<Record<string, string>>
}

/** By remote: several parts of one may fail at once. */
const falling = new Map<string, Promise<boolean>>()

/**
 * Puts the earlier version of a remote in its place for as long as this window lives, where its newer one cannot be loaded:
 * its files are other than composed or gone, or it breaks off before it shows anything. Answers whether it did. Not
 * where the network is away, nor where a newer portal is out, whose page brings what is missing.
 * @param again it failed before, and was asked of the network anew
 */
export async function fallBack(remote: ComposedRemote, door: string, error: unknown, again: boolean): Promise<boolean> {
  if (!(await isItsOwn(error, again))) return false
  const fallen = falling.get(remote.name) ?? replace(remote, door, error).catch(() => false)
  falling.set(remote.name, fallen)
  if (!(await fallen)) falling.delete(remote.name)
  return fallen
}

/** Whether the remote itself is at fault. */
async function isItsOwn(error: unknown, again: boolean): Promise<boolean> {
  const damage = await damageOf(error)
  return damage ? damage.how !== 'unreachable' : again || !isLoadError(error)
}

async function replace(remote: ComposedRemote, door: string, error: unknown): Promise<boolean> {
  const earlier = (await readFloor()).find(({ name }) => name === remote.name)
  const known = globalThis.__PORTAL_INTEGRITY
  if (!earlier || !known || !has(earlier, remote, door) || (await isOutdated())) return false
  for (const [path, digest] of Object.entries(wellFormed(earlier.digests))) known[path] ??= digest
  forget(remote)
  const now = inPlaceOf(remote, earlier)
  const { remotes } = composition()
  Object.assign(composition(), { remotes: remotes.map(one => (one.name === remote.name ? now : one)) })
  registerRemotes([{ name: now.container, entry: entryOf(now) }], { force: true })
  reportOf(remote, 'load', error, earlier.version)
  return true
}

async function readFloor(): Promise<readonly Earlier[]> {
  const response = await fetchVerified(composition().floor ?? '', {})
  return ((await response.json()) as { remotes: readonly Earlier[] }).remotes
}

/** Whether the earlier version has what failed. */
function has({ files, routes }: Earlier, remote: ComposedRemote, door: string): boolean {
  const { path } = shellState()
  const isPage = door === 'app' && remote.routes.some(route => route.path === path)
  return door in files.doors && (!isPage || routes.includes(path))
}

/** Its entries stay as composed; pages that only the newer one has are not there. */
function inPlaceOf({ digests: _digests, ...remote }: ComposedRemote, earlier: Earlier): ComposedRemote {
  const { version, manifest, files } = earlier
  const routes = remote.routes.filter(({ path }) => earlier.routes.includes(path))
  return { ...remote, version, manifest, files, routes, insteadOf: remote.version }
}

/** What a person reads above a part that runs in its earlier version. */
export const floorText = ({ version }: ComposedRemote) =>
  `该功能的新版本未能加载，现以上一版本（${version}）运行，可照常办理。问题已自动上报，无需处理。`

export function FloorNotice({ remote }: { readonly remote: ComposedRemote }) {
  return (
    <p role="status" className={styles.earlier}>
      {floorText(remote)}
    </p>
  )
}
