import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { placesIn } from '../../platform/files/local-places'
import { localStore } from '../../platform/files/local-store'
import type { FileStore } from '../../platform/files/store'
import type { FieldKeys } from '../../platform/keys/field-keys'

/** Where the contents of all backups in a folder lie, each once, sealed as the portal sealed them. */
const poolIn = (folder: string): string => join(folder, 'files')

const poolOf = (folder: string, keys: FieldKeys): FileStore => localStore(poolIn(folder), keys)

/** A folder of backups, and the keys with which its contents are sealed. */
export interface Pool {
  readonly folder: string
  readonly keys: FieldKeys
}

/** Copies contents into the backups' folder that are not there as they are now; those that are gone meanwhile are left out. */
export const copyFiles = (files: FileStore, { folder, keys }: Pool, digests: readonly string[]): Promise<void> =>
  copyContents(files, poolOf(folder, keys), digests)

/** Copies contents back that the portal does not have. */
export const copyFilesBack = ({ folder, keys }: Pool, files: FileStore, digests: readonly string[]): Promise<void> =>
  copyContents(poolOf(folder, keys), files, digests)

async function copyContents(from: FileStore, to: FileStore, digests: readonly string[]): Promise<void> {
  await to.closeFolders()
  for (const sha256 of digests) {
    const [there, here] = [await from.sealed(sha256), await to.sealed(sha256)]
    if (!there || (here && here.length === there.length && here.at >= there.at)) continue
    await to.take(sha256, there)
  }
}

/** Removes contents that no backup names any more. */
export async function forgetFiles(folder: string, keys: FieldKeys, named: ReadonlySet<string>): Promise<void> {
  const { content } = placesIn(poolIn(folder))
  for await (const digests of poolOf(folder, keys).digests())
    for (const sha256 of digests) if (!named.has(sha256)) await rm(content(sha256), { force: true })
}

/** Those of the contents that are missing or are not what their name says. */
export async function wrongFiles(folder: string, keys: FieldKeys, digests: readonly string[]): Promise<string[]> {
  const store = poolOf(folder, keys)
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
