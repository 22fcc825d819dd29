import { createHash } from 'node:crypto'
import { copyFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ifFound } from '../../platform/files/if-found'
import { makeFolder, placesIn } from '../../platform/files/local-places'
import { localStore } from '../../platform/files/local-store'
import type { FieldKeys } from '../../platform/keys/field-keys'

/** Where the contents of all backups in a folder lie, each once, sealed as the portal sealed them. */
const poolIn = (folder: string): string => join(folder, 'files')

/** Copies contents into the backups' folder that are not there as they are now; those that are gone meanwhile are left out. */
export const copyFiles = (from: string, folder: string, digests: readonly string[]): Promise<void> =>
  copyContents(from, poolIn(folder), digests)

/** Copies contents back that the portal does not have. */
export const copyFilesBack = (folder: string, to: string, digests: readonly string[]): Promise<void> =>
  copyContents(poolIn(folder), to, digests)

/** One is copied under another name first: nobody reads half a content. */
async function copyContents(from: string, to: string, digests: readonly string[]): Promise<void> {
  const [source, target] = [placesIn(from), placesIn(to)]
  await makeFolder(target.folder)
  for (const sha256 of digests) {
    const [there, here] = [await ifFound(stat(source.content(sha256))), await ifFound(stat(target.content(sha256)))]
    if (!there || (here && here.size === there.size && here.mtime >= there.mtime)) continue
    const path = target.content(sha256)
    await makeFolder(dirname(path))
    await copyFile(source.content(sha256), `${path}.part`)
    await utimes(`${path}.part`, there.atime, there.mtime)
    await rename(`${path}.part`, path)
  }
}

/** Removes contents that no backup names any more. */
export async function forgetFiles(folder: string, keys: FieldKeys, named: ReadonlySet<string>): Promise<void> {
  const { content } = placesIn(poolIn(folder))
  for await (const digests of localStore(poolIn(folder), keys).digests())
    for (const sha256 of digests) if (!named.has(sha256)) await rm(content(sha256), { force: true })
}

/** Those of the contents that are missing or are not what their name says. */
export async function wrongFiles(folder: string, keys: FieldKeys, digests: readonly string[]): Promise<string[]> {
  const store = localStore(poolIn(folder), keys)
  const wrong: string[] = []
  for (const sha256 of digests) {
    const content = await store.open(sha256).catch(() => undefined)
    const hash = createHash('sha256')
    const isRead =
      content &&
      (await pipeline(content, hash).then(
        () => true,
        () => false,
      ))
    if (!isRead || hash.digest('hex') !== sha256) wrong.push(sha256)
  }
  return wrong
}
