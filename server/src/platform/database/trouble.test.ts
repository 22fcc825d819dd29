import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stage } from '@portal/shared-lib/contract/files'
import { call } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import pg from 'pg'
import { z } from 'zod'
import { makeTestFolder } from '../../../test/folders'
import { usePortal } from '../../../test/portal'
import { useUploader } from '../../../test/uploads'
import { recordAudit } from '../audit/record'
import { route } from '../route'
import { getServiceAccount, isRoot } from './embedded/account'
import { DatabaseUnreachable, queryError, troubleOf } from './trouble'

const json = {}
const answer = z.null()
const toFile = call('POST', 'api/tests/toFile', { writes: true, json, answer })
const toDatabase = call('POST', 'api/tests/toDatabase', { writes: true, json, answer })
const toTable = call('POST', 'api/tests/toTable', { writes: true, json: { note: z.string() }, answer })

/** Linux answers every write to it as a full disk does. */
const FULL = '/dev/full'
/** Bytes of the disks that are filled, and of what does not fit on them. */
const [DISK, TOO_MUCH] = ['1m', 2_000_000]

const lines: { msg: string; reference: string; err: { code?: string } }[] = []
const full = { code: 5070, message: expect.stringMatching(/存储空间已满.+编号 [0-9A-Z]{8}$/), data: null }

const routes = [
  route(toFile, [], async () => {
    await writeFile(FULL, 'x')
    return null
  }),
  route(toDatabase, [], async () => {
    // Only a superuser may write to files.
    await sql`copy (select 1) to ${sql.lit(FULL)}`.execute(portal.db)
    return null
  }),
  route(toTable, [], async ({ args, db, requestId }) => {
    await recordAudit(db, { action: 'test', objectId: args.note, requestId })
    await sql`insert into tiny select string_agg(md5(random()::text), '') from generate_series(1, 100000)`.execute(db)
    return null
  }),
]

const logTo = { write: (line: string) => lines.push(JSON.parse(line)) }
const portal = usePortal({ routes, logTo, config: { logLevel: 'error' } })
const { token, parts, begun, add, finish } = useUploader(portal)

beforeEach(() => lines.splice(0))

const onLinux = process.platform === 'linux' ? it : it.skip

describe('A full disk', () => {
  onLinux.each([
    ['of files', toFile, 'ENOSPC'],
    ['of the database', toDatabase, '53100'],
  ] as const)('%s is told in a sentence, and its cause in the log', async (_, asked, code) => {
    const response = await portal.send(asked.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect([response.status, await response.json()]).toEqual([507, full])
    expect(lines).toEqual([expect.objectContaining({ msg: 'storageFull', err: expect.objectContaining({ code }) })])
  })

  describe('that is real', () => {
    const root = makeTestFolder()
    const disk = join(root, 'disk')
    /** Containers may forbid it even to root; the test above needs no such right. */
    const canMount = isRoot() && mount(disk)
    if (canMount) unmount(disk)
    const onOwnDisk = canMount ? it : it.skip

    afterAll(() => rm(root, { recursive: true }))

    onOwnDisk('keeps nothing of a file that does not fit, and takes it once there is room', async () => {
      const folder = join(portal.services.config.dataFolder, 'files')
      mount(folder)
      const content = new Uint8Array(Buffer.alloc(TOO_MUCH, 'x'))
      const send = () => portal.ask(stage, {}, { token: token(), file: { name: 'a.txt', content } })
      const id = await begun('b.txt', TOO_MUCH)
      try {
        expect(await send()).toEqual(full)
        expect(await add(id, 0, content)).toEqual(full)
        expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter(file => file.isFile())).toEqual(
          [],
        )
      } finally {
        unmount(folder)
      }
      expect(await send()).toMatchObject({ code: 0 })
      await add(id, 0, content)
      expect(await finish(id)).toMatchObject({ code: 0 })
      expect(await parts()).toEqual([])
    })

    onOwnDisk('keeps nothing of a write, and does it once there is room', async () => {
      await mkdir(disk, { recursive: true })
      mount(disk)
      const { uid, gid } = getServiceAccount()
      await chown(disk, uid, gid)
      const name = sql.ref(`tiny_${randomUUID().replaceAll('-', '')}`)
      await sql`create tablespace ${name} location ${sql.lit(disk)}`.execute(portal.db)
      await sql`create table tiny (text text) tablespace ${name}`.execute(portal.db)
      const [requestId, note] = [randomUUID(), 'does not fit']
      const send = () => portal.ask(toTable, { note }, { token: token(), requestId })
      const effects = async () =>
        (await portal.db.selectFrom('audit').where('object_id', '=', note).select('id').execute()).length
      try {
        expect(await send()).toEqual(full)
        expect(await effects()).toBe(0)
        await sql`alter table tiny set tablespace pg_default`.execute(portal.db)
        expect([await send(), await send()]).toMatchObject([{ code: 0 }, { code: 0 }])
        expect(await effects()).toBe(1)
      } finally {
        await sql`drop table tiny`.execute(portal.db)
        await sql`drop tablespace ${name}`.execute(portal.db)
        unmount(disk)
      }
    })

    function mount(folder: string): boolean {
      spawnSync('mkdir', ['-p', folder])
      return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status === 0
    }
    function unmount(folder: string): void {
      spawnSync('umount', [folder])
    }
  })
})

describe('Trouble', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code })

  it.each([
    ['ENOSPC', 'storageFull'],
    ['EDQUOT', 'storageFull'],
    ['ENOENT', undefined],
    ['ECONNREFUSED', undefined],
  ])('%s of the system is %s', (code, trouble) => {
    expect(troubleOf(coded(code))).toBe(trouble)
  })

  it.each([
    ['Connection terminated unexpectedly', 'unavailable'],
    ['Client has encountered a connection error and is not queryable', 'unavailable'],
    ['Query read timeout', 'busy'],
  ])('“%s” of the driver is %s', (text, trouble) => {
    expect(troubleOf(queryError(new Error(text)))).toBe(trouble)
  })

  it('is why a connection broke, where that is known', () => {
    const error = queryError(new Error('Connection terminated unexpectedly'), coded('25P03'))
    expect(error).toBeInstanceOf(DatabaseUnreachable)
    expect(troubleOf(error)).toBe('busy')
  })

  it('is a database that has become a replica, whose connection is given up', () => {
    const refused = Object.assign(
      new pg.DatabaseError('cannot execute INSERT in a read-only transaction', 1, 'error'),
      {
        code: '25006',
      },
    )
    expect(queryError(refused)).toEqual(new DatabaseUnreachable('unavailable', refused))
  })

  it('is none of what is our own fault', () => {
    const fault = new TypeError('x is not a function')
    expect(queryError(fault)).toBe(fault)
    expect(troubleOf(fault)).toBeUndefined()
  })
})
