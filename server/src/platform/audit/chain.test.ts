import { sql } from 'kysely'
import { useDatabase } from '../../../test/database'
import { recordAudit } from './record'
import { sealAudit } from './seal'
import { verifyAudit } from './verify'

describe('The audit', () => {
  // No server runs on this database: only what a test does is sealed.
  const database = useDatabase()

  /** A chain of its own for each test. */
  beforeEach(() => asSuperuser('truncate audit, audit_seal, audit_unsealed restart identity'))

  /** What only somebody can do who has the database in hand. */
  async function asSuperuser(...statements: string[]): Promise<void> {
    await database.ownerDb.transaction().execute(async db => {
      await sql`set local session_replication_role = replica`.execute(db)
      for (const statement of statements) await sql.raw(statement).execute(db)
    })
  }

  async function record(...objects: string[]): Promise<void> {
    for (const objectId of objects) await recordAudit(database.db, { action: 'test', objectId, personId: '人' })
  }

  async function sealedRows(...objects: string[]): Promise<void> {
    await record(...objects)
    await sealAudit(database)
  }

  const verdict = () => verifyAudit(database.db)
  const broken = async () => (await verdict()).broken

  describe('is written once', () => {
    it.each([
      'update audit set action = action',
      'delete from audit',
      'truncate audit',
      'update audit_seal set hash = hash',
      'delete from audit_seal',
      'truncate audit_seal',
    ])('%s is refused', async statement => {
      await sealedRows('a')
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('permission denied')
      await expect(sql.raw(statement).execute(database.ownerDb)).rejects.toThrow('are never changed')
    })
  })

  describe('holds', () => {
    it('empty', async () => {
      expect(await verdict()).toEqual({ sealed: 0, unsealed: 0, lastHash: '' })
    })

    it('sealed, with the rows that wait for it', async () => {
      await sealedRows('a', 'b', 'c')
      await record('d')
      expect(await verdict()).toEqual({ sealed: 3, unsealed: 1, lastHash: expect.stringMatching(/^[\da-f]{64}$/) })
    })

    it('sealed by several servers at once', async () => {
      for (let round = 0; round < 5; round += 1) {
        await record('a', 'b', 'c')
        await Promise.all(Array.from({ length: 6 }, () => sealAudit(database)))
      }
      expect(await verdict()).toMatchObject({ sealed: 15, unsealed: 0 })
      expect(await broken()).toBeUndefined()
    })

    it('more rows than are sealed or followed at once', async () => {
      await sql`insert into audit (action) select 'many' from generate_series(1, 5500)`.execute(database.db)
      await sealAudit(database)
      expect(await verdict()).toMatchObject({ sealed: 5500, unsealed: 0 })
      expect(await broken()).toBeUndefined()
    })

    it('a row that commits after later ones were sealed, and the gap of one that never came', async () => {
      let commit = () => {}
      const told = new Promise<void>(resolve => {
        commit = resolve
      })
      const late = database.db.transaction().execute(async db => {
        await recordAudit(db, { action: 'test', objectId: 'late' })
        await told
      })
      const failed = database.db.transaction().execute(async db => {
        await recordAudit(db, { action: 'test', objectId: 'never' })
        throw new Error('undone')
      })
      await expect(failed).rejects.toThrow('undone')
      await sealedRows('early')
      commit()
      await late
      expect(await verdict()).toMatchObject({ sealed: 1, unsealed: 1 })
      await sealAudit(database)
      expect(await verdict()).toMatchObject({ sealed: 2, unsealed: 0 })
      expect(await broken()).toBeUndefined()
    })
  })

  describe('begun before it held roles, session, device, before and after', () => {
    /** As they were sealed then. */
    const HASHES = [
      'e8d9a9c0faaeea79183c07f6f55e27581550745725a1c072bd619d86ddc1c381',
      '07a5c72c8ee7e29b4033d008d9af7e4fd912377410a31ee2457b8d95ac1c2cb9',
    ]

    beforeEach(async () => {
      await asSuperuser(
        ...[0, 1].map(
          second => `insert into audit (at, person_id, action) values ('2026-01-01T00:00:0${second}Z', 'p', 'old')`,
        ),
        `insert into audit_seal values (1, 1, '', '${HASHES[0]}', 1), (2, 2, '${HASHES[0]}', '${HASHES[1]}', 1)`,
      )
      await sealedRows('new', 'newer')
    })

    it('goes on with them', async () => {
      expect(await verdict()).toMatchObject({ sealed: 4, unsealed: 0 })
      expect(await broken()).toBeUndefined()
    })

    it.each([
      ['an old row that was changed', `update audit set action = 'other' where id = 2`, 2],
      ['an old row that was given a role', `update audit set roles = 'R06' where id = 2`, 2],
      [
        'an old row that is said to be sealed as the new ones are',
        'update audit_seal set version = 2 where seq = 2',
        2,
      ],
      ['a new row that was changed', `update audit set session = 'other' where id = 3`, 3],
      ['a new row that is said to be sealed as the old ones are', 'update audit_seal set version = 1 where seq = 3', 3],
      ['a row sealed by a rule that does not exist', 'update audit_seal set version = 3 where seq = 3', 3],
    ])('tells of %s', async (_what, statement, row) => {
      await asSuperuser(statement)
      expect(await broken()).toBe(`Row ${row} is not what was sealed as number ${row}`)
    })
  })

  describe('tells of', () => {
    beforeEach(() => sealedRows('a', 'b', 'c', 'd'))

    it.each([
      ...['person_id', 'on_behalf_of', 'org_id', 'action', 'object_type', 'object_id', 'result', 'address'],
      ...['roles', 'session', 'device', 'before', 'after'],
    ])('a row whose %s was changed', async column => {
      await asSuperuser(`update audit set ${column} = 'other' where id = 2`)
      expect(await verdict()).toMatchObject({ sealed: 1, broken: 'Row 2 is not what was sealed as number 2' })
    })

    it('a row whose time was changed by a millionth of a second', async () => {
      await asSuperuser(`update audit set at = at + interval '1 microsecond' where id = 3`)
      expect(await broken()).toBe('Row 3 is not what was sealed as number 3')
    })

    it('a row that was removed', async () => {
      await asSuperuser('delete from audit where id = 3')
      expect(await broken()).toBe('Row 3 has been removed; it was sealed as number 3')
    })

    it('a row that was removed together with its seal', async () => {
      await asSuperuser('delete from audit where id = 3', 'delete from audit_seal where seq = 3')
      expect(await broken()).toBe('Seal 3 is missing: the next one is 4')
    })

    it('a chain that was closed over a removed row', async () => {
      await asSuperuser(
        'delete from audit where id = 3',
        'delete from audit_seal where seq = 3',
        'update audit_seal set seq = 3 where seq = 4',
      )
      expect(await broken()).toBe('Seal 3 does not follow the one before it')
    })

    it('a row that was removed before it was sealed', async () => {
      await record('e')
      await asSuperuser('delete from audit where id = 5')
      expect(await broken()).toBe('Row 5 has been removed before it was sealed')
    })

    it('a row that was slipped in', async () => {
      await asSuperuser(`insert into audit (id, action) overriding system value values (99, 'slipped in')`)
      await sealAudit(database)
      expect(await broken()).toBe('Row 99 has been slipped in: it is neither sealed nor waiting for its seal')
    })

    it('a row that was slipped in with a seal of its own', async () => {
      await asSuperuser(
        `insert into audit (id, action) overriding system value values (99, 'slipped in')`,
        `insert into audit_seal select 5, 99, hash, md5('') || md5(''), 2 from audit_seal where seq = 4`,
      )
      expect(await broken()).toBe('Row 99 is not what was sealed as number 5')
    })

    it('two rows that changed places', async () => {
      await asSuperuser(
        'update audit_seal set audit_id = 99 where seq = 2',
        'update audit_seal set audit_id = 2 where seq = 3',
        'update audit_seal set audit_id = 3 where seq = 2',
      )
      expect(await broken()).toBe('Row 3 is not what was sealed as number 2')
    })
  })
})
