import { readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { connect } from './connect'
import { LIMITS } from './limits'
import { migrate } from './migrate'

/** Below this number some were left out, and stay so: a database would meet what fills a gap after what follows it. */
const FIRST_WITHOUT_GAPS = 53
const BEFORE = 35
/** Two that were made at the same time and are in use. */
const TWICE = 70
const NUMBERED = /^\d{4}_[a-z0-9_]+\.sql$/
/** The minute in which it was made, which sorts last: who works beside others has a minute of their own. */
const DATED = /^20\d{10}_[a-z0-9_]+\.sql$/

describe('The migrations', () => {
  const names = readdirSync(join(__dirname, 'migrations'))
  const numbers = names
    .filter(name => NUMBERED.test(name))
    .map(name => Number(name.slice(0, 4)))
    .toSorted((a, b) => a - b)

  it('are named by a number or, since several are made at once, by the minute', () => {
    expect(names.filter(name => !NUMBERED.test(name) && !DATED.test(name))).toEqual([])
    const minutes = names.filter(name => DATED.test(name)).map(name => name.slice(0, 12))
    expect(new Set(minutes).size).toBe(minutes.length)
  })

  it('are numbered one after the other or dated, so that a new one comes last', () => {
    const later = Array.from({ length: numbers.length - BEFORE - 1 }, (_, index) => FIRST_WITHOUT_GAPS + index)
    expect(numbers.slice(BEFORE)).toEqual([...later, TWICE].toSorted((a, b) => a - b))
  })
})

describe('Steps that run outside a transaction', () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  const onServer = async (statement: string) => {
    const server = new Client({ connectionString: url.href })
    await server.connect()
    await server.query(statement).finally(() => server.end())
  }
  const name = `portal_steps_${process.pid}`
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-steps-'))
    await onServer(`create database ${name}`)
  })
  afterEach(async () => {
    await onServer(`drop database ${name} with (force)`)
    await rm(folder, { recursive: true })
  })

  it('are taken in their order among the others, which are taken all or none', async () => {
    const write = (step: string, text: string) => writeFile(join(folder, `${step}.sql`), text)
    await write('1_table', 'create table note (id int);')
    await write('2_row', 'insert into note values (1);')
    await write('3_index', '-- no transaction\ncreate index concurrently if not exists note_id on note (id);')
    await write('4_row', 'insert into note values (2);')
    await write('5_wrong', 'insert into note values (3, 3);')
    const db = connect(Object.assign(new URL(url), { pathname: name }).href, LIMITS.upkeep)
    try {
      await expect(migrate(db, undefined, folder)).rejects.toThrow('more expressions than target columns')
      const { rows } = await sql`select id from note`.execute(db)
      const indexes = await sql`select indexname from pg_indexes where tablename = 'note'`.execute(db)
      expect([rows, indexes.rows]).toEqual([[{ id: 1 }], [{ indexname: 'note_id' }]])
      await write('5_wrong', 'insert into note values (3);')
      expect(await migrate(db, '4_row', folder)).toEqual(['4_row'])
      expect([await migrate(db, undefined, folder), await migrate(db, undefined, folder)]).toEqual([['5_wrong'], []])
    } finally {
      await db.destroy()
    }
  })
})
