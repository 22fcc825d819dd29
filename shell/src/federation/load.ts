import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote, Lifecycles } from '@portal/shared-lib'

/** Tells the federation runtime where the remotes are; nothing is fetched yet. */
export function announce(remotes: readonly ComposedRemote[]): void {
  registerRemotes(remotes.map(({ container, manifest }) => ({ name: container, entry: manifest })))
}

/**
 * Loads what a remote exposes behind a door, like `app`. `fresh` forgets what an earlier attempt left behind and asks
 * the network again.
 */
export async function load(remote: ComposedRemote, door: string, fresh: boolean): Promise<Lifecycles> {
  if (fresh) {
    const entry = `${remote.manifest}?r=${Date.now()}`
    registerRemotes([{ name: remote.container, entry }], { force: true })
  }
  const module = await loadRemote<{ default: Lifecycles }>(`${remote.container}/${door}`)
  if (!module) throw new Error(`${remote.name}: nothing behind the door ${door}`)
  return module.default
}
