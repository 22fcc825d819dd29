import { type ComposedRemote, composition } from '@portal/shared-lib'

/** More tell no more. */
const MOST_FRAMES = 10

/** Where in the portal's own files an error arose, innermost first: `file:line:column`, below the base path. */
export function framesOf(error: Error): string[] {
  const base = window.location.origin + composition().province.basePath
  const places = error.stack?.match(/https?:\/\/[^\s()]+\.js:\d+:\d+/g) ?? []
  return places
    .filter(place => place.startsWith(base))
    .map(place => place.slice(base.length))
    .slice(0, MOST_FRAMES)
}

/** The remote in whose files an error arose; undefined for the shell's own. */
export function remoteOf(frames: readonly string[]): ComposedRemote | undefined {
  const { province, remotes } = composition()
  const folderOf = ({ manifest }: ComposedRemote) =>
    manifest.slice(province.basePath.length, manifest.lastIndexOf('/') + 1)
  for (const frame of frames) {
    const found = remotes.find(remote => frame.startsWith(folderOf(remote)))
    if (found) return found
  }
  return undefined
}
