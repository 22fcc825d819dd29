import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { DAY_MS } from '../../platform/calendar/china-time'
import { ifFound } from '../../platform/files/if-found'
import type { FileStore } from '../../platform/files/store'
import type { Services } from '../../platform/services'
import { version } from '../../platform/version'
import { copyFiles, forgetFiles } from './files'
import { listBackups, type Manifest, OWNERS_FOLDER, readManifest, rowsIn, writeManifest } from './manifest'
import { newestLabel } from './pgbackrest'
import { migrationsOf, sequencesOf, tablesOf } from './tables'

/** Of what is not whole; never taken for a backup. */
const DRAFT = '.part'

/**
 * Makes a backup in a folder while the portal runs: all rows as they are at one instant, compressed and sealed, then the
 * contents of files that they name, sealed as they lie there. Answers what it says of itself.
 */
export async function makeBackup(services: Services, folder: string): Promise<Manifest> {
  const { config, databaseUrl, files, fieldKeys, now } = services
  const id = now().toISOString().slice(0, -'.000Z'.length).replaceAll(/[-:]/g, '').replace('T', '-')
  const draft = join(folder, id + DRAFT)
  await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
  await mkdir(draft, { mode: OWNERS_FOLDER })
  try {
    const madeAt = now().toISOString()
    const kept = await snapshot(config.directUrl ?? databaseUrl, client => copyRows(client, rowsIn(draft, fieldKeys)))
    await copyFiles(files, { folder, keys: fieldKeys }, kept.files)
    const manifest = { id, madeAt, version, ...kept, ...(await besideRows(config)) }
    await writeManifest(draft, manifest, fieldKeys)
    await rename(draft, join(folder, id))
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** The backup of pgBackRest to which these rows, files and keys belong. */
async function besideRows({ archiveStanza: stanza }: Services['config']): Promise<Pick<Manifest, 'archive'>> {
  // Rows are kept without it, too: whoever makes that one, a command or a job, says what is wrong with it.
  const label = stanza && (await newestLabel(stanza).catch(() => undefined))
  return stanza && label ? { archive: { stanza, label } } : {}
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
  store: FileStore,
): Promise<Omit<Manifest, 'id' | 'madeAt' | 'version' | 'archive'>> {
  const tables: Manifest['tables'] = []
  for (const { name, columns } of await tablesOf(client)) {
    const rows = client.query(copyTo(`copy (select ${columns} from ${name}) to stdout`))
    const { sha256 } = await store.keep(compressed(rows))
    tables.push({ name, columns, rows: rows.rowCount, sha256 })
  }
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

/** Fails as its source does. */
const compressed = (source: Readable): Readable => {
  const gzip = createGzip({ level: 1 })
  return pipeline(source, gzip, error => error && gzip.destroy(error))
}

/** Removes all but the newest so many, and the contents of files that none of those names. Answers what was removed. */
export async function keepNewest({ fieldKeys }: Pick<Services, 'fieldKeys'>, folder: string, count: number) {
  const ids = await listBackups(folder)
  const old = ids.slice(0, -count)
  for (const id of old) await rm(join(folder, id), { recursive: true, force: true })
  // What another one that is being made has copied is named by no manifest yet.
  if (old.length > 0 && !(await isBeingMade(folder))) {
    const left = await Promise.all(ids.slice(-count).map(id => readManifest(join(folder, id), fieldKeys)))
    await forgetFiles(folder, fieldKeys, new Set(left.flatMap(({ files }) => files)))
  }
  return old
}

/** Whether somebody makes a backup. What a killed process left a day ago is removed. */
async function isBeingMade(folder: string): Promise<boolean> {
  const drafts = (await readdir(folder)).filter(name => name.endsWith(DRAFT)).map(name => join(folder, name))
  const begun = await Promise.all(drafts.map(async path => ({ path, at: (await ifFound(stat(path)))?.mtimeMs })))
  const left = begun.filter(({ at = 0 }) => at < Date.now() - DAY_MS)
  for (const { path } of left) await rm(path, { recursive: true, force: true })
  return left.length < drafts.length
}
