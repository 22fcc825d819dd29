import { join } from 'node:path'
import { gt } from 'semver'
import type { Config } from '../../platform/config'
import { type FieldKeys, fieldKeys } from '../../platform/keys/field-keys'
import { readKeyFile } from '../../platform/keys/key-file'
import { version } from '../../platform/version'
import type { Backup } from './fill'
import { chooseBackup, type Manifest, readManifest, rowsIn } from './manifest'

/** Where backups lie; throws where nobody has said so. */
export function backupFolder({ backupFolder: folder }: Pick<Config, 'backupFolder'>): string {
  if (folder !== undefined) return folder
  throw new Error('Name a folder for backups by BACKUP_FOLDER, on another disk than the data')
}

/** The field keys without a database, which may be what is missing. */
export async function keysAlone({
  fieldKeys: given,
  dataFolder,
}: Pick<Config, 'fieldKeys' | 'dataFolder'>): Promise<FieldKeys> {
  const file = join(dataFolder, 'keys/field.keys')
  const text = given ?? (await readKeyFile(file))
  if (text === undefined) throw new Error(`There are no field keys: put ${file} back, or set FIELD_KEYS`)
  return fieldKeys(text)
}

/** The backup that is named, or the last one, with its keys. Throws where a newer version has made it. */
export async function openBackup(config: Config, id: string | undefined): Promise<Backup & { keys: FieldKeys }> {
  const keys = await keysAlone(config)
  const folder = await chooseBackup(backupFolder(config), id)
  const manifest = await readManifest(folder, keys)
  refuseNewer(manifest)
  return { keys, manifest, rows: rowsIn(folder, keys) }
}

/** A server does not know what a newer one keeps. */
function refuseNewer({ id, version: made }: Manifest): void {
  if (gt(made, version))
    throw new Error(
      `Backup ${id} was made by version ${made} and this is ${version}: use ${made} or a newer one for it`,
    )
}
