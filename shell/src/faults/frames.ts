import { type ComposedRemote, composition } from '@portal/shared-lib'

/** More tell no more. */
const MOST_FRAMES = 10

/**
 * Where in the portal's own files an error arose, innermost first: `file:line:column`, below the base path, or below
 * `elsewhere/<remote>/` where a remote comes from another origin.
 */
export function framesOf(error: Error): string[] {
  const { province, remotes } = composition()
  const folders = [
    { address: window.location.origin + province.basePath, shown: '' },
    ...remotes.filter(isElsewhere).map(remote => ({ address: folderIn(remote.manifest), shown: folderOf(remote) })),
  ]
  const places = error.stack?.match(/https?:\/\/[^\s()]+\.js:\d+:\d+/g) ?? []
  return places
    .flatMap(place => {
      const folder = folders.find(({ address }) => place.startsWith(address))
      return folder ? [folder.shown + place.slice(folder.address.length)] : []
    })
    .slice(0, MOST_FRAMES)
}

/** The remote in whose files an error arose; undefined for the shell's own. */
export function remoteOf(frames: readonly string[]): ComposedRemote | undefined {
  const { remotes } = composition()
  for (const frame of frames) {
    const found = remotes.find(remote => frame.startsWith(folderOf(remote)))
    if (found) return found
  }
  return undefined
}

/** How frames name the folder of a remote. */
function folderOf(remote: ComposedRemote): string {
  if (isElsewhere(remote)) return `elsewhere/${remote.name}/`
  return folderIn(remote.manifest).slice(composition().province.basePath.length)
}

const isElsewhere = ({ manifest }: ComposedRemote) => /^https?:/.test(manifest)

const folderIn = (manifest: string) => manifest.slice(0, manifest.lastIndexOf('/') + 1)
