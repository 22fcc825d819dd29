import { appendFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../src/platform/database/embedded'
import { makeTestFolder } from './folders'

/** What a running PostgreSQL keeps for itself. */
const NOT_COPIED = new Set(['postmaster.pid', 'postmaster.opts'])
const SETTINGS = { fsync: 'off', wal_level: 'replica', max_wal_senders: '4' }

/** A database and another PostgreSQL that follows it by streaming. */
export interface Followed {
  readonly url: string
  readonly replicaUrl: string
  /** Ends the replica alone. */
  stopReplica(): Promise<void>
  stop(): Promise<void>
}

export async function startFollowed(): Promise<Followed> {
  const [folder, copy] = [makeTestFolder(), makeTestFolder()]
  const database = await startEmbedded({ folder, log: () => {}, settings: SETTINGS })
  const data = await copyWhileRunning(database, copy)
  await follow(data, database.url)
  const replica = await startEmbedded({ folder: copy, log: () => {}, settings: SETTINGS })
  return {
    url: database.url,
    replicaUrl: replica.url,
    stopReplica: () => replica.stop(),
    async stop() {
      await replica.stop()
      await database.stop()
      for (const path of [folder, copy, database.folder, replica.folder])
        await rm(path, { recursive: true, force: true })
    },
  }
}

/** A base backup by hand: the programs that come from npm have no pg_basebackup. Answers the folder of the copy's data. */
async function copyWhileRunning(database: Embedded, folder: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('of a test', true)`)
    const data = join(folder, 'postgres')
    await mkdir(data, { mode: 0o700 })
    await cp(join(database.folder, 'postgres'), data, {
      recursive: true,
      filter: path => !NOT_COPIED.has(basename(path)),
    })
    await cp(join(database.folder, 'postgres.password'), join(folder, 'postgres.password'))
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
    await writeFile(join(data, 'backup_label'), rows[0]?.labelfile ?? '')
    return data
  } finally {
    await client.end()
  }
}

async function follow(data: string, url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`
  await appendFile(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  await writeFile(join(data, 'standby.signal'), '')
}
