import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Client } from 'pg'
import { copyOf, type DatabaseCopy } from '../../../test/databases'
import { makeTestFolder } from '../../../test/folders'
import { testKeys } from '../../../test/keys'
import { itLong } from '../../../test/long'
import { PROVINCE } from '../../../test/province'
import { recordAudit } from '../../platform/audit/record'
import { sealAudit } from '../../platform/audit/seal'
import { readConfig } from '../../platform/config'
import { connect } from '../../platform/database/connect'
import { startEmbedded } from '../../platform/database/embedded'
import { findPlace } from '../../platform/database/embedded/place'
import { placesIn } from '../../platform/files/local-places'
import { localStore } from '../../platform/files/local-store'
import { fieldKeys } from '../../platform/keys/field-keys'
import type { Services } from '../../platform/services'
import { fillDatabase } from './fill'
import { keepNewest, makeBackup } from './make'
import { chooseBackup, listBackups, readManifest, rowsIn } from './manifest'
import { backUpTheDay } from './nightly'
import { restoreEmbedded, tryBackup } from './restore'
import { aroundFilling, sequencesOf, tablesOf } from './tables'

const LONG_MS = 240_000
jest.setTimeout(LONG_MS)

describe('A backup', () => {
  let source: DatabaseCopy
  let services: Services
  let folder: string
  let clock = Date.parse('2026-11-27T02:00:00Z')

  beforeAll(async () => {
    source = await copyOf('simulated')
    folder = await mkdtemp(join(tmpdir(), 'portal-backups-'))
    const dataFolder = join(folder, 'data')
    services = {
      config: readConfig({ DATA_FOLDER: dataFolder }, folder, PROVINCE),
      db: connect(source.url),
      databaseUrl: source.url,
      files: localStore(join(dataFolder, 'files'), testKeys),
      fieldKeys: testKeys,
      now: () => new Date(clock),
    }
    await sealAudit(services)
  })
  afterAll(async () => {
    await services.db.destroy()
    await source.drop()
    await rm(folder, { recursive: true })
  })

  const backups = () => join(folder, 'backups')
  /** Each a second later, as names go by seconds. */
  const make = () => {
    clock += 1000
    return makeBackup(services, backups())
  }
  const open = async (id: string) => {
    const path = await chooseBackup(backups(), id)
    return { folder: path, manifest: await readManifest(path, testKeys), rows: rowsIn(path, testKeys) }
  }

  /** Where the rows of a table lie. */
  const partOf = ({ folder: path, manifest }: Awaited<ReturnType<typeof open>>, table: string) => {
    const { sha256 = '' } = manifest.tables.find(({ name }) => name === table) ?? {}
    return placesIn(join(path, 'rows')).content(sha256)
  }

  const within = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client({ connectionString: url })
    await client.connect()
    return await work(client).finally(() => client.end())
  }

  /** Every row of every table, what holds them together, and where numbers go on. */
  const pictureOf = (url: string) =>
    within(url, async client => {
      const digests: Record<string, unknown> = {}
      for (const { name } of await tablesOf(client)) {
        const { rows } = await client.query(
          `select count(*) as rows, md5(coalesce(string_agg(row::text, E'\\n' order by row::text), '')) as md5 from ${name} as row`,
        )
        digests[name] = rows[0]
      }
      const { before, after } = await aroundFilling(client)
      const triggers = await client.query(
        `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      )
      const built = { before: before.sort(), after: after.sort(), triggers: triggers.rows }
      return { digests, sequences: await sequencesOf(client), built }
    })

  const newDatabase = async (work: (url: string) => Promise<void>) => {
    const { ownerUrl, drop } = await copyOf('empty')
    await within(ownerUrl, client =>
      client.query('drop schema pgboss cascade; drop schema public cascade; create schema public'),
    )
    await work(ownerUrl).finally(drop)
  }

  it('fills an empty database with every row, constraint, index, trigger and sequence as they were', async () => {
    const { id } = await make()
    const backup = await open(id)
    expect(backup.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(10_000)
    await newDatabase(async url => {
      await fillDatabase(url, backup)
      expect(await pictureOf(url)).toEqual(await pictureOf(source.ownerUrl))
    })
  })

  itLong('is of one instant, however much is written meanwhile', async () => {
    let writing = true
    const writer = (async () => {
      while (writing) {
        await recordAudit(services.db, { action: 'test', objectId: 'meanwhile' })
        await sealAudit(services)
      }
    })()
    const { id } = await make()
    writing = false
    await writer
    await tryBackup(await open(id))
  })

  itLong(
    'is refused where a part was cut off or changed, another key is there, or its manifest says something else',
    async () => {
      const { id } = await make()
      const backup = await open(id)
      const path = partOf(backup, 'public.petition')
      const whole = await readFile(path)
      const restore = () => newDatabase(url => fillDatabase(url, backup))

      await truncate(path, whole.length - 1)
      await expect(restore()).rejects.toThrow('is not as long as it was')
      await writeFile(
        path,
        whole.map((byte, at) => (at === whole.length - 1 ? byte ^ 1 : byte)),
      )
      await expect(restore()).rejects.toThrow('is not what was sealed')
      await writeFile(path, await readFile(partOf(backup, 'public.audit')))
      await expect(restore()).rejects.toThrow('is not what was encrypted for it')
      await rm(path)
      await expect(restore()).rejects.toThrow('The rows of public.petition are missing')
      await writeFile(path, whole)

      const stranger = fieldKeys(Buffer.alloc(32, 7).toString('base64'))
      await expect(readManifest(backup.folder, stranger)).rejects.toThrow('sealed with a key that is not here')
      const manifest = await readFile(join(backup.folder, 'manifest.json'), 'utf8')
      await writeFile(
        join(backup.folder, 'manifest.json'),
        manifest.replace('kysely', 'kyse1y').replace('"rows\\":1', '"rows\\":2').replace('rows\\":', 'rows\\": '),
      )
      await expect(readManifest(backup.folder, testKeys)).rejects.toThrow('was changed')
      await writeFile(join(backup.folder, 'manifest.json'), manifest.replace('rows\\":', 'rows\\": '))
      await expect(readManifest(backup.folder, testKeys)).rejects.toThrow('was changed')
      await writeFile(join(backup.folder, 'manifest.json'), manifest)
      await expect(restore()).resolves.toBeUndefined()
    },
  )

  it('of a later version is refused', async () => {
    const backup = await open((await make()).id)
    const later = { ...backup, manifest: { ...backup.manifest, migrations: ['999912312359_later'] } }
    await newDatabase(url =>
      expect(fillDatabase(url, later)).rejects.toThrow('does not know the migrations 999912312359_later'),
    )
  })

  it('is forgotten when newer ones are enough', async () => {
    for (let count = 0; count < 2; count += 1) await make()
    const all = await listBackups(backups())
    expect(await keepNewest(services, backups(), 2)).toEqual(all.slice(0, -2))
    expect(await listBackups(backups())).toEqual(all.slice(-2))

    const pool = localStore(join(backups(), 'files'), testKeys)
    const { sha256 } = await pool.keep(Readable.from([Buffer.from('named by a backup that is being made')]))
    await mkdir(join(backups(), '20991231-235959.part'))
    await keepNewest(services, backups(), 1)
    expect(await pool.has(sha256)).toBe(true)
    await rm(join(backups(), '20991231-235959.part'), { recursive: true })
    await make()
    await keepNewest(services, backups(), 1)
    expect(await pool.has(sha256)).toBe(false)
    expect(readdirSync(backups()).filter(name => name.endsWith('.part'))).toEqual([])
  })

  it('is made once a day from two in the morning, and the oldest go', async () => {
    const nightly = {
      ...services,
      config: { ...services.config, backupFolder: join(folder, 'nightly'), backupKeep: 2 },
    }
    const at = async (time: string) => {
      await backUpTheDay({ ...nightly, now: () => new Date(`${time}+08:00`) })
      return await listBackups(nightly.config.backupFolder)
    }
    expect(await at('2026-11-27T01:59:59')).toEqual([])
    expect(await at('2026-11-27T02:00:00')).toEqual(['20261126-180000'])
    expect(await at('2026-11-27T23:00:00')).toEqual(['20261126-180000'])
    expect(await at('2026-11-28T01:00:00')).toEqual(['20261126-180000'])
    expect(await at('2026-11-28T09:30:00')).toEqual(['20261126-180000', '20261128-013000'])
    expect(await at('2026-11-29T03:00:00')).toEqual(['20261128-013000', '20261128-190000'])
    const without = { ...services, config: { ...services.config, backupFolder: undefined } }
    await expect(backUpTheDay(without)).resolves.toBeUndefined()
  })

  describe('of the embedded database', () => {
    const home = makeTestFolder()
    const database = join(home, 'database')
    const settings = { fsync: 'off' }
    const quiet = () => {}
    afterAll(() => rmSync(home, { recursive: true, force: true }))

    const inDatabase = async <T>(work: (url: string) => Promise<T>) => {
      const embedded = await startEmbedded({ folder: database, log: quiet, settings })
      return await work(embedded.url).finally(() => embedded.stop())
    }

    it('takes the place of the present one, which is put aside', async () => {
      const backup = await open((await make()).id)
      await inDatabase(url => within(url, client => client.query('create table mine (id int)')))
      const aside = await restoreEmbedded(database, backup, quiet)
      expect(existsSync(aside ?? '')).toBe(true)
      const { digests } = await inDatabase(pictureOf)
      expect(Object.keys(digests)).toContain('public.petition')
      expect(Object.keys(digests)).not.toContain('public.mine')
    })

    itLong('leaves the present one as it was where it fails', async () => {
      const backup = await open((await make()).id)
      const before = await inDatabase(pictureOf)
      await truncate(partOf(backup, 'public.todo'), 600)
      await expect(restoreEmbedded(database, backup, quiet)).rejects.toThrow('is not as long as it was')
      expect(await inDatabase(pictureOf)).toEqual(before)
      expect(existsSync(`${database}.restoring`)).toBe(false)
    })

    it('is refused while a portal runs on it', async () => {
      const backup = await open(await listBackups(backups()).then(ids => ids[0] ?? ''))
      await inDatabase(() => expect(restoreEmbedded(database, backup, quiet)).rejects.toThrow('in use by process'))
      expect(existsSync(findPlace(database).data)).toBe(true)
    })
  })
})
