import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { refuseOtherChain, verifyAudit } from '../../platform/audit/verify'
import { connect } from '../../platform/database/connect'
import { LIMITS } from '../../platform/database/limits'
import { migrate, migrationNames } from '../../platform/database/migrate'
import type { FileStore } from '../../platform/files/store'
import type { Manifest } from './manifest'
import { aroundFilling, tablesOf } from './tables'

export interface Backup {
  readonly manifest: Manifest
  /** The rows of its tables. */
  readonly rows: FileStore
}

/**
 * Makes the tables of a backup in an empty database, as their owner, and fills them in; then brings them to this version.
 * All rows or none. Throws where what is there afterwards is not what the backup says of itself.
 */
export async function fillDatabase(url: string, backup: Backup): Promise<void> {
  const { migrations } = backup.manifest
  await refuseUnknown(migrations)
  const owner = connect(url, LIMITS.upkeep)
  try {
    await migrate(owner, migrations.at(-1))
    await onClient(url, client => fillTables(client, backup))
    await checkAudit(owner, backup.manifest)
    await migrate(owner)
    // Files are put back where the settings of this portal have them.
    await owner.deleteFrom('file_move').execute()
  } finally {
    await owner.destroy()
  }
}

/** A server does not know what a later one has done to the tables. */
async function refuseUnknown(migrations: readonly string[]): Promise<void> {
  const known = new Set(await migrationNames())
  const unknown = migrations.filter(name => !known.has(name))
  if (unknown.length > 0)
    throw new Error(`This version does not know the migrations ${unknown.join(', ')}: restore with that of the backup`)
}

async function onClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'portal restore' })
  await client.connect()
  await work(client).finally(() => client.end())
}

async function fillTables(client: Client, backup: Backup): Promise<void> {
  const { tables, sequences } = backup.manifest
  await client.query('begin')
  await client.query(`set local maintenance_work_mem = '256MB'`)
  const { before, after } = await aroundFilling(client)
  for (const statement of before) await client.query(statement)
  await client.query(`truncate ${(await tablesOf(client)).map(({ name }) => name).join(', ')}`)
  for (const table of tables) await fillTable(client, backup, table)
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last])
  for (const statement of after) await client.query(statement)
  await client.query('commit')
  await client.query('vacuum (analyze)')
}

async function fillTable(client: Client, backup: Backup, table: Manifest['tables'][number]): Promise<void> {
  const { name, columns, rows, sha256 } = table
  const content = await backup.rows.open(sha256)
  if (!content) throw new Error(`The rows of ${name} are missing`)
  const into = client.query(copyFrom(`copy ${name} (${columns}) from stdin`))
  await pipeline(content, createGunzip(), into)
  if (into.rowCount !== rows) throw new Error(`${name} has ${into.rowCount} rows and not ${rows}`)
}

/** The chain holds, and is the one of the backup. */
async function checkAudit(owner: Parameters<typeof verifyAudit>[0], { audit }: Manifest): Promise<void> {
  const { broken } = await verifyAudit(owner)
  if (broken) throw new Error(`BROKEN: ${broken}`)
  if (audit.seq !== '0') await refuseOtherChain(owner, audit.seq, audit.hash)
}
