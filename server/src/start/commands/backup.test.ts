import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createPerson } from '../../../test/factories'
import { makeTestFolder } from '../../../test/folders'
import { testKeys } from '../../../test/keys'
import { itLong } from '../../../test/long'
import { PROVINCE } from '../../../test/province'
import { runCommand } from '../../../test/run-command'
import { recordAudit } from '../../platform/audit/record'
import { sealAudit } from '../../platform/audit/seal'
import { connect } from '../../platform/database/connect'
import { type Embedded, startEmbedded } from '../../platform/database/embedded'
import { migrate } from '../../platform/database/migrate'
import { localStore } from '../../platform/files/local-store'
import { noteKey } from '../../platform/keys/open-keys'
import { loadCodes } from '../../platform/tables/load-codes'
import { version } from '../../platform/version'

const LONG_MS = 120_000
jest.setTimeout(LONG_MS)

describe('At the command line a portal', () => {
  const folder = makeTestFolder()
  const backups = join(folder, 'backups')
  const run = (name: string, ...args: string[]) =>
    runCommand(name, args, { DATABASE_URL: '', DATA_FOLDER: folder, BACKUP_FOLDER: backups })
  const files = localStore(join(folder, 'files'), testKeys)
  let embedded: Embedded
  let content: string

  const startDatabase = async () => {
    embedded = await startEmbedded({ folder: join(folder, 'database'), log: () => {}, settings: { fsync: 'off' } })
    return connect(embedded.url)
  }
  const countAudit = async () => {
    const db = await startDatabase()
    const rows = await db.selectFrom('audit').select('object_id').execute()
    await db.destroy()
    await embedded.stop()
    return rows.map(row => row.object_id)
  }

  beforeAll(async () => {
    const db = await startDatabase()
    await migrate(db)
    await noteKey(db, testKeys)
    await loadCodes(db, PROVINCE.codeTables)
    const { sha256, size } = await files.keep(Readable.from([Buffer.from('a letter')]))
    content = sha256
    const { id } = await createPerson(db)
    const file = {
      id: randomUUID(),
      name: 'a.txt',
      size,
      sha256,
      uploaded_by: id,
      province_code: '99',
      state: 'kept' as const,
    }
    await db.insertInto('file').values(file).execute()
    await recordAudit(db, { action: 'test', objectId: 'before' })
    await sealAudit({ db })
    await db.destroy()
  })
  afterAll(async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const holds = /^Backup (\d{8}-\d{6}): \d+ tables, \d+ rows, 1 files, \d+\.\d s\n$/

  it('says that no folder for backups is named', async () => {
    const told = 'Name a folder for backups by BACKUP_FOLDER, on another disk than the data\n'
    const env = { DATABASE_URL: '', DATA_FOLDER: folder, BACKUP_FOLDER: '' }
    expect(await runCommand('backup', [], env)).toEqual({ code: 1, told })
    expect(await runCommand('restore', [], env)).toEqual({ code: 1, told })
  })

  it.each([['--keep'], ['--keep 0'], ['--keep x'], ['-k 3'], ['--keep 3 4']])(
    'is not backed up by %s',
    async option => {
      expect(await run('backup', ...option.split(' '))).toMatchObject({
        code: 1,
        told: 'Usage: backup [--keep <number>]\n',
      })
    },
  )

  it('is backed up while it runs, shown to restore, and is afterwards as it was', async () => {
    expect(await run('verify-backup')).toMatchObject({
      code: 1,
      told: expect.stringContaining('There is no backup in'),
    })
    const made = await run('backup', '--keep', '2')
    expect(made).toEqual({ code: 0, told: expect.stringMatching(holds) })
    const [, id = ''] = holds.exec(made.told) ?? []
    const versions = `Backup ${id} was made by version ${version}; this is ${version}\n`
    const told = new RegExp(`^${versions}Backup ${id} restores: .+; the chain of the audit holds\n$`)
    expect(await run('verify-backup', id)).toEqual({ code: 0, told: expect.stringMatching(told) })
    expect(await run('restore')).toMatchObject({ code: 1, told: expect.stringContaining('in use by process') })

    const db = connect(embedded.url)
    await recordAudit(db, { action: 'test', objectId: 'afterwards' })
    await db.destroy()
    await embedded.stop()
    rmSync(join(folder, 'files'), { recursive: true })
    expect(await run('restore')).toMatchObject({ code: 0, told: expect.stringContaining(`Restored ${id}`) })
    expect(await countAudit()).toEqual(['before'])
    expect(await files.has(content)).toBe(true)
  })

  it('is restored to no instant while it has no journal, nor to one without a zone', async () => {
    expect(await run('restore', '--until', '2026-11-27T10:15:00')).toMatchObject({
      code: 1,
      told: 'Name an instant with its zone, like 2026-11-27T10:15:00+08:00, or latest\n',
    })
    const told = expect.stringMatching(/^There is no journal in .+ begins it, or npm run backup\n$/)
    expect(await run('restore', '--until', 'latest')).toEqual({ code: 1, told })
    expect(await countAudit()).toEqual(['before'])
  })

  itLong('is told of a file whose content is not what it was', async () => {
    await writeFile(join(backups, 'files', content.slice(0, 2), content), 'x')
    const told = `Of 1 files the content is missing or changed: ${content}\n`
    expect(await run('verify-backup')).toEqual({ code: 1, told: expect.stringContaining(told) })
  })
})
