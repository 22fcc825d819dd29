import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Services } from '../../platform/services'
import { version } from '../../platform/version'
import { copyFiles, forgetFiles } from './files'
import {
  keyOf,
  listBackups,
  type Manifest,
  newSecret,
  OWNER_ALONE,
  OWNERS_FOLDER,
  partOf,
  readBackup,
  writeManifest,
} from './manifest'
import { sealing } from './sealed-stream'
import { migrationsOf, sequencesOf, type Table, tablesOf } from './tables'

/** Of what is not whole; never taken for a backup. */
const DRAFT = '.part'

/**
 * Makes a backup in a folder while the portal runs: all rows as they are at one instant, compressed and sealed, then the
 * contents of files that they name, sealed as they lie there. Answers what it says of itself.
 */
export async function makeBackup(services: Services, folder: string): Promise<Manifest> {
  const { databaseUrl, config, fieldKeys, now } = services
  const id = now().toISOString().slice(0, -'.000Z'.length).replaceAll(/[-:]/g, '').replace('T', '-')
  const draft = join(folder, id + DRAFT)
  await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
  await mkdir(draft, { mode: OWNERS_FOLDER })
  try {
    const secret = newSecret()
    const madeAt = now().toISOString()
    const kept = await snapshot(databaseUrl, client => copyRows(client, draft, secret))
    await copyFiles(join(config.dataFolder, 'files'), folder, kept.files)
    const manifest = { id, madeAt, version, ...kept }
    await writeManifest(draft, manifest, secret, fieldKeys)
    await rename(draft, join(folder, id))
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Everything that is asked within is of one instant. */
async function snapshot<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'portal backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return await work(client)
  } finally {
    await client.end()
  }
}

async function copyRows(
  client: Client,
  draft: string,
  secret: string,
): Promise<Omit<Manifest, 'id' | 'madeAt' | 'version'>> {
  const tables: Manifest['tables'] = []
  for (const table of await tablesOf(client))
    tables.push({ ...table, rows: await copyTable(client, draft, secret, table) })
  const audit = await client.query<Manifest['audit']>('select seq, hash from audit_seal order by seq desc limit 1')
  const files = await client.query<{ sha256: string }>('select distinct sha256 from file order by 1')
  return {
    migrations: await migrationsOf(client),
    tables,
    sequences: await sequencesOf(client),
    audit: audit.rows[0] ?? { seq: '0', hash: '' },
    files: files.rows.map(({ sha256 }) => sha256),
  }
}

/** Answers how many rows there were. */
async function copyTable(client: Client, draft: string, secret: string, { name, columns }: Table): Promise<number> {
  const part = partOf(name)
  const rows = client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`))
  const file = createWriteStream(join(draft, part), { mode: OWNER_ALONE, flags: 'wx', flush: true })
  await pipeline(rows, createGzip({ level: 1 }), sealing(keyOf(secret), part), file)
  return rows.rowCount
}

/** Removes all but the newest so many, and the contents of files that none of those names. Answers what was removed. */
export async function keepNewest({ fieldKeys }: Pick<Services, 'fieldKeys'>, folder: string, count: number) {
  const ids = await listBackups(folder)
  const old = ids.slice(0, -count)
  for (const id of old) await rm(join(folder, id), { recursive: true, force: true })
  if (old.length > 0) {
    const left = await Promise.all(ids.slice(-count).map(id => readBackup(join(folder, id), fieldKeys)))
    await forgetFiles(folder, fieldKeys, new Set(left.flatMap(({ manifest }) => manifest.files)))
  }
  return old
}
