import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { localStore } from '../../platform/files/local-store'
import type { FileStore } from '../../platform/files/store'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { readNote, writeNote } from '../sealed-note'

const NAME = 'manifest.json'
const KIND = 'backup manifest'
export const OWNERS_FOLDER = 0o700
/** As 20261127-020000, by universal time: names sort as the backups were made. */
const BACKUP_ID = /^\d{8}-\d{6}$/

/** Of what lies sealed in a store. */
const Digest = z.string().regex(/^[\da-f]{64}$/)

const Content = z.object({
  id: z.string().regex(BACKUP_ID),
  madeAt: z.iso.datetime(),
  /** Version of the server that made it. */
  version: z.string(),
  /** Which migrations had made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.string(), rows: z.int(), sha256: Digest })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** The last seal of the audit; 0 where there was none. */
  audit: z.object({ seq: z.string(), hash: z.string() }),
  /** SHA-256 of the contents of all files that rows name. */
  files: z.array(Digest),
  /** The backup of pgBackRest that was the last one then, where it archives. */
  archive: z.object({ stanza: z.string(), label: z.string() }).optional(),
})

/** What a backup says of itself. It names no person: tables, counts and digests alone. */
export type Manifest = z.infer<typeof Content>

/** Where the rows of a backup lie, compressed, a content for each table. */
export const rowsIn = (folder: string, keys: FieldKeys): FileStore => localStore(join(folder, 'rows'), keys)

/** Written last and durably: a backup is one by its manifest. */
export const writeManifest = (folder: string, manifest: Manifest, keys: FieldKeys): Promise<void> =>
  writeNote(join(folder, NAME), JSON.stringify(manifest), KIND, keys)

/** What a backup says of itself. Throws where it was changed, or its key is not here. */
export const readManifest = async (folder: string, keys: FieldKeys): Promise<Manifest> =>
  Content.parse(JSON.parse(await readNote(join(folder, NAME), KIND, keys)))

/** Ids of the whole backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
  return (await readdir(folder)).filter(name => BACKUP_ID.test(name)).sort()
}

/** The backup that is named, or the last one. */
export async function chooseBackup(folder: string, id: string | undefined): Promise<string> {
  const ids = await listBackups(folder)
  const chosen = id ?? ids.at(-1)
  if (chosen === undefined) throw new Error(`There is no backup in ${folder}: npm run backup makes one`)
  if (!ids.includes(chosen)) throw new Error(`There is no backup ${chosen} in ${folder}; there are ${ids.join(', ')}`)
  return join(folder, chosen)
}
