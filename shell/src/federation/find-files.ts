import { registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComposedRemote } from '@portal/shared-lib'
import { addressIn } from './first-files'
import { findFilesBy } from './load'
import { fetchVerified } from './runtime-plugin'

/** What Module Federation's manifest says, as far as a page is loaded by it. */
interface Manifest {
  readonly metaData: {
    readonly globalName: string
    readonly remoteEntry: { readonly path: string; readonly name: string; readonly type: 'global' }
  }
}

const found = new Map<string, Promise<ComposedRemote>>()

/** Reads the manifest of a remote that is tried or developed: of others the page says what they are asked for first. */
findFilesBy((remote, fresh) => {
  const earlier = fresh ? undefined : found.get(remote.manifest)
  const files = earlier ?? read(remote, fresh)
  found.set(remote.manifest, files)
  files.catch(() => found.delete(remote.manifest))
  return files
})

async function read(remote: ComposedRemote, fresh: boolean): Promise<ComposedRemote> {
  const response = await fetchVerified(remote.manifest, { cache: fresh ? 'reload' : 'default' })
  const { metaData } = (await response.json()) as Manifest
  const { path, name, type } = metaData.remoteEntry
  const file = path ? `${path.replace(/\/$/, '')}/${name}` : name
  const entry = addressIn(remote.manifest, file)
  registerRemotes([{ name: remote.container, entry, type, entryGlobalName: metaData.globalName }])
  return { ...remote, files: { entry: file, doors: {} } }
}
