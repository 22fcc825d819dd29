import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { FieldKeys } from '../../platform/keys/field-keys'
import { digestOf, type SealingKey, sealingKey } from '../../platform/keys/sealing'

const NAME = 'manifest.json'
const KIND = 'backup manifest'
const SECRET_BYTES = 32
export const OWNER_ALONE = 0o600
export const OWNERS_FOLDER = 0o700
/** As 20261127-020000, by universal time: names sort as the backups were made. */
const BACKUP_ID = /^\d{8}-\d{6}$/

const Content = z.object({
  id: z.string().regex(BACKUP_ID),
  madeAt: z.iso.datetime(),
  /** Version of the server that made it. */
  version: z.string(),
  /** Which migrations had made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.string(), rows: z.int() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string().nullable() })),
  /** The last seal of the audit; 0 where there was none. */
  audit: z.object({ seq: z.string(), hash: z.string() }),
  /** SHA-256 of the contents of all files that rows name. */
  files: z.array(z.string().regex(/^[\da-f]{64}$/)),
})
const Stored = z.object({ content: z.string(), secret: z.string(), seal: z.string() })

/** What a backup says of itself. It names no person: tables, counts and digests alone. */
export type Manifest = z.infer<typeof Content>

/** A secret of the backup's own, by which its parts are sealed. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64')

export const keyOf = (secret: string): SealingKey => sealingKey(Buffer.from(secret, 'base64'))

const placeOf = (id: string) => `backup:${id}`

/** Written last and durably: a backup is one by its manifest. The secret is sealed with the field keys. */
export async function writeManifest(folder: string, manifest: Manifest, secret: string, keys: FieldKeys) {
  const content = JSON.stringify(manifest)
  const stored = {
    content,
    secret: keys.encrypt(secret, placeOf(manifest.id)),
    seal: digestOf(keyOf(secret), content, KIND),
  }
  const file = await open(join(folder, NAME), 'wx', OWNER_ALONE)
  await file.writeFile(JSON.stringify(stored, null, 2))
  await file.sync().finally(() => file.close())
}

/** A backup that can be read: its manifest, and the key of its parts. Throws where it was changed, or its key is not here. */
export async function readBackup(folder: string, keys: FieldKeys): Promise<{ manifest: Manifest; key: SealingKey }> {
  const stored = Stored.parse(JSON.parse(await readFile(join(folder, NAME), 'utf8')))
  const manifest = Content.parse(JSON.parse(stored.content))
  const key = keyOf(keys.decrypt(stored.secret, placeOf(manifest.id)))
  if (digestOf(key, stored.content, KIND) !== stored.seal) throw new Error(`The manifest in ${folder} was changed`)
  return { manifest, key }
}

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

/** Where a table's rows lie. */
export const partOf = (table: string): string => `${table.replaceAll('"', '')}.copy`
