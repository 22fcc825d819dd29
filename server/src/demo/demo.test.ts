import { findClassifiedWord } from '@portal/shared-lib/contract/rules/classified-words'
import { isIdCard } from '@portal/shared-lib/contract/rules/person'
import { sql } from 'kysely'
import { usePortal } from '../../test/portal'
import { limitShown, TURNS } from '../petitions/clocks/lamps'
import { openNumbers } from '../petitions/record/personal-data'
import type { Db } from '../platform/database/connect'
import { demoAccounts, fillDemo, isEmpty } from '.'

const MORNING = '2026-11-20T08:00:00+08:00'
const EVENING = '2026-11-20T22:00:00+08:00'
/** It takes about one second; a loaded machine may need several. */
const LONGEST_MS = 20_000
/** What may differ between two fillings of one day: salts, random codes, when the audit was written, its seals, and jobs. */
const VARYING = [
  'person.password_hash',
  'audit.at',
  'petition.query_code',
  'petition_person.id_card',
  'petition_person.mobile',
]
const MADE_BY_JOBS = ['audit_seal', 'audit_unsealed', 'job_run']

const tablesOf = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%' order by 1`.execute(db)
  return rows.map(({ name }) => name).filter(name => !MADE_BY_JOBS.includes(name))
}

/** Every row of every table. */
async function dump(db: Db): Promise<Record<string, object[]>> {
  const entries = (await tablesOf(db)).map(async table => {
    const { rows } = await sql<object>`select * from ${sql.table(table)} as row order by row::text`.execute(db)
    return [table, rows.map(row => withoutVarying(table, row))] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

const withoutVarying = (table: string, row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !VARYING.includes(`${table}.${column}`)))

describe('The demonstration', () => {
  const portal = usePortal()
  const other = usePortal()
  const log: string[] = []
  let tookMs = 0

  beforeAll(async () => {
    portal.clock.stopAt(MORNING)
    expect(await isEmpty(portal.db)).toBe(true)
    const begun = performance.now()
    await fillDemo(portal.services, line => log.push(line))
    tookMs = performance.now() - begun
  })

  it('is filled in within seconds, and says so', async () => {
    expect(tookMs).toBeLessThan(LONGEST_MS)
    expect(log).toEqual([expect.stringContaining('42 people')])
    expect(await isEmpty(portal.db)).toBe(false)
  })

  it('is the same on the same day, whatever the hour', async () => {
    other.clock.stopAt(EVENING)
    await fillDemo(other.services, () => {})
    expect(await dump(other.db)).toEqual(await dump(portal.db))
  })

  it('is all or nothing', async () => {
    await expect(fillDemo(portal.services, () => {})).rejects.toThrow()
    expect(await portal.db.selectFrom('petition').selectAll().execute()).toHaveLength(72)
  })

  it('holds none of the four classified words', async () => {
    expect(findClassifiedWord(JSON.stringify(await dump(portal.db)))).toBeUndefined()
  })

  it('has petitioners who cannot exist: region 99, a wrong check digit, no mobile operator', async () => {
    const rows = await portal.db.selectFrom('petition_person').selectAll().execute()
    const people = rows.map(row => {
      const of = { provinceCode: row.province_code, petitionId: row.petition_id, seq: row.seq }
      return openNumbers(portal.services.fieldKeys, of, row)
    })
    const cards = people.map(({ idCard }) => idCard).filter(card => card !== '')
    expect(cards.filter(card => isIdCard(card, '2026-11-20', false))).toEqual(cards)
    expect(cards.filter(card => isIdCard(card, '2026-11-20', true))).toEqual([])
    const mobiles = people.map(({ mobile }) => mobile).filter(mobile => mobile !== '')
    expect(mobiles.filter(mobile => !/^110\d{8}$/.test(mobile))).toEqual([])
  })

  it('shows limits in every colour between not pressing and overdue', async () => {
    const petitions = await portal.db
      .selectFrom('petition')
      .select(['due_at', ...TURNS])
      .execute()
    const lamps = petitions.map(row => limitShown(row.due_at, row, new Date(MORNING)).lamp)
    expect([...new Set(lamps)].sort()).toEqual(['none', 'orange', 'red', 'yellow'])
  })

  it('has registered everything before today, in the order of time', async () => {
    const petitions = await portal.db.selectFrom('petition').select('registered_at').orderBy('id').execute()
    const times = petitions.map(petition => petition.registered_at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(Math.max(...times)).toBeLessThan(Date.parse('2026-11-20T00:00:00+08:00'))
  })

  it('counts its to-dos right', async () => {
    const counted = await sql`select dept_id, person_id, todo_type, count(*)::int as open_count from todo
      where done_at is null group by 1, 2, 3 order by 1, 2, 3`.execute(portal.db)
    const counters = await sql`select dept_id, person_id, todo_type, open_count from todo_counter
      where open_count > 0 order by 1, 2, 3`.execute(portal.db)
    expect(counters.rows).toEqual(counted.rows)
  })

  it('names the accounts to try, with what they are', () => {
    expect(demoAccounts).toHaveLength(16)
    expect(demoAccounts[0]).toEqual({ account: 'zs01', name: '赵甲禾', role: '临江省信访局 来信登记员' })
    expect(demoAccounts.find(({ account }) => account === 'wq01')?.role).toBe('临江省信访局 未授权')
  })
})
