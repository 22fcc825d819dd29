import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { copyOf, type DatabaseCopy } from '../../../test/databases'
import { makeTestFolder } from '../../../test/folders'
import { testKeys } from '../../../test/keys'
import { runCommand } from '../../../test/run-command'
import { recordAudit } from '../../platform/audit/record'
import { sealAudit } from '../../platform/audit/seal'
import { connect } from '../../platform/database/connect'
import { placesIn } from '../../platform/files/local-places'
import { noteKey } from '../../platform/keys/open-keys'
import { version } from '../../platform/version'
import { readManifest, writeManifest } from '../backup/manifest'

const LONG_MS = 180_000
jest.setTimeout(LONG_MS)

describe('At the command line a backup, into a PostgreSQL of one’s own,', () => {
  const folder = makeTestFolder()
  const backups = join(folder, 'backups')
  const id = randomBytes(4).toString('hex')
  const [owner, target] = [`owner_${id}`, `target_${id}`]
  let source: DatabaseCopy
  let backup: string

  const urlOf = (database: string, role?: string) => {
    const url = new URL(source.ownerUrl)
    url.pathname = database
    if (role) [url.username, url.password] = [role, 'test']
    return url.href
  }
  const query = async <Row extends object>(database: string, text: string, values: unknown[] = []) => {
    const client = new Client({ connectionString: urlOf(database) })
    await client.connect()
    return await client
      .query<Row>(text, values)
      .then(({ rows }) => rows)
      .finally(() => client.end())
  }
  const run = (name: string, args: string[] = [], signal?: AbortSignal) =>
    runCommand(
      name,
      args,
      {
        DATABASE_URL: urlOf(target, owner),
        DATABASE_MIGRATE_URL: urlOf(target, owner),
        DATA_FOLDER: folder,
        BACKUP_FOLDER: backups,
      },
      signal,
    )
  /** Of the target and of what was made beside it. */
  const databases = async () => {
    const rows = await query<{ name: string }>(
      'postgres',
      'select datname as name from pg_database where datname like $1 order by 1',
      [`${target}%`],
    )
    return rows.map(({ name }) => name)
  }
  const tablesIn = (database: string) =>
    query<{ name: string }>(
      database,
      `select tablename as name from pg_tables where schemaname in ('public', 'pgboss')`,
    )
  const auditIn = (database: string) => query(database, `select object_id from audit where action = 'test'`)
  const manifestPath = () => join(backups, backup, 'manifest.json')

  beforeAll(async () => {
    source = await copyOf('empty')
    const db = connect(source.ownerUrl)
    await noteKey(db, testKeys)
    await recordAudit(db, { action: 'test', objectId: 'kept' })
    await sealAudit({ db })
    await db.destroy()
    await query('postgres', `create role ${owner} login password 'test'`)
    await query('postgres', `create database ${target} owner ${owner}`)
    const env = { DATABASE_URL: source.url, DATA_FOLDER: folder, BACKUP_FOLDER: backups }
    const made = await runCommand('backup', [], env)
    backup = /\d{8}-\d{6}/.exec(made.told)?.[0] ?? made.told
  })
  afterAll(async () => {
    for (const database of await databases()) await query('postgres', `drop database ${database} with (force)`)
    await query('postgres', `drop role ${owner}`)
    await source.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is restored by an owner alone who may make databases', async () => {
    const told = expect.stringContaining(`The role ${owner} may not make databases: alter role ${owner} createdb`)
    expect(await run('restore')).toEqual({ code: 1, told })
    expect(await databases()).toEqual([target])
    await query('postgres', `alter role ${owner} createdb`)
  })

  it('is not restored while somebody works on the database', async () => {
    const client = new Client({ connectionString: urlOf(target) })
    await client.connect()
    const told = expect.stringContaining(`The database ${target} is in use by 1 sessions: stop the portal`)
    expect(await run('restore')).toEqual({ code: 1, told })
    await client.end()
  })

  it('leaves the database as empty as it was where it fails', async () => {
    const { tables } = await readManifest(join(backups, backup), testKeys)
    const { sha256 = '' } = tables.find(({ name }) => name === 'public.audit') ?? {}
    const path = placesIn(join(backups, backup, 'rows')).content(sha256)
    const whole = await readFile(path)
    await rm(path)
    const told = expect.stringContaining('The rows of public.audit are missing')
    expect(await run('restore')).toEqual({ code: 1, told })
    await writeFile(path, whole)
    expect(await databases()).toEqual([target])
    expect(await tablesIn(target)).toEqual([])
  })

  it('leaves it so where it is killed, too, and is restored at the next try', async () => {
    const killer = new AbortController()
    const killed = run('restore', [], killer.signal)
    while (!(await databases()).includes(`${target}_restoring`)) await new Promise(setImmediate)
    killer.abort()
    expect(await killed).toMatchObject({ code: null })
    expect(await tablesIn(target)).toEqual([])

    const versions = `Backup ${backup} was made by version ${version}; this is ${version}\n`
    expect(await run('restore')).toEqual({ code: 0, told: expect.stringContaining(versions) })
    expect(await auditIn(target)).toEqual([{ object_id: 'kept' }])
    expect(await databases()).toEqual([target, expect.stringMatching(/_before_\d{14}$/)])
  })

  it('puts a filled database aside, from which one can go back', async () => {
    await query(target, 'create table mine (id int)')
    const { code, told } = await run('restore', [backup])
    expect([code, told]).toEqual([0, expect.stringMatching(/The database before is now target_\w+_before_\d{14};/)])
    expect(await tablesIn(target)).not.toContainEqual({ name: 'mine' })
    expect(await tablesIn(/target_\w+_before_\d{14}/.exec(told)?.[0] ?? '')).toContainEqual({ name: 'mine' })
  })

  it('of a newer version is neither verified nor restored', async () => {
    const text = await readFile(manifestPath(), 'utf8')
    const manifest = await readManifest(join(backups, backup), testKeys)
    await rm(manifestPath())
    await writeManifest(join(backups, backup), { ...manifest, version: '99.0.0' }, testKeys)
    const told = `Backup ${backup} was made by version 99.0.0 and this is ${version}: use 99.0.0 or a newer one for it\n`
    for (const command of ['verify-backup', 'restore']) expect(await run(command)).toEqual({ code: 1, told })
    await writeFile(manifestPath(), text)
  })

  it('has what its rows name of files put back after pgBackRest has restored the rows', async () => {
    const told = expect.stringMatching(
      /^The files of this database are there: 0 files, \d+\.\d s; the chain .+ holds\n$/,
    )
    expect(await run('restore', ['--files'])).toEqual({ code: 0, told })
  })

  it('says that pgBackRest is not installed where it is to make one, and is made all the same', async () => {
    const env = { DATABASE_URL: source.url, DATA_FOLDER: folder, BACKUP_FOLDER: backups }
    const { code, told } = await runCommand('backup', [], { ...env, PGBACKREST_STANZA: 'portal', PATH: folder })
    expect([code, told]).toEqual([
      1,
      expect.stringMatching(/^Backup \d{8}-\d{6}: .+\nPGBACKREST_STANZA names a stanza of pgBackRest, which is not/),
    ])
  })
})
