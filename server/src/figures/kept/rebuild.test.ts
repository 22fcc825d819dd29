import { sql } from 'kysely'
import { tellOfMatters } from '../../../test/fact-kin'
import { usePortal } from '../../../test/portal'
import { countWrongFacts, rebuildFacts } from './rebuild'
import { writeOldFacts } from './write-old'

describe('What figures count', () => {
  const portal = usePortal({ database: 'demo', hasReplica: true })
  const countFacts = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from petition_fact`.execute(portal.db)).rows[0]?.count
  let before: number | undefined

  beforeAll(async () => {
    before = await countFacts()
    expect(before).toBeGreaterThan(50)
  })

  it('is rebuilt from nothing as it was kept', async () => {
    await sql`truncate petition_fact`.execute(portal.db)
    expect(await countWrongFacts(portal.db)).toBe(before)
    expect(await rebuildFacts(portal.db)).toBe(before)
    expect(await countWrongFacts(portal.db)).toBe(0)
  })

  it('tells of the others of a matter as their own facts do', async () => {
    await sql`update petition set matter_id = id / 5, closed_at = case when id % 2 = 0 then registered_at end`.execute(
      portal.db,
    )
    const { rows } = await sql`select from petition_fact where same_matter > 0 and next_on is not null`.execute(
      portal.db,
    )
    expect(rows.length).toBeGreaterThan(3)
    await tellOfMatters(portal.db)
    expect(await countWrongFacts(portal.db)).toBe(0)
  })

  it('is mended where it was wrong, or of a petition that is gone', async () => {
    await sql`update petition_fact set persons = persons + 1 where petition_id % 2 = 0`.execute(portal.db)
    await sql`insert into petition_fact select (jsonb_populate_record(fact, '{"petition_id": 2000000000}')).*
      from petition_fact as fact limit 1`.execute(portal.db)
    expect(await countWrongFacts(portal.db)).toBeGreaterThan(20)
    expect(await rebuildFacts(portal.db)).toBe(before)
    expect(await countWrongFacts(portal.db)).toBe(0)
  })

  it('is written anew when an organisation turns into a bureau, moves or comes to lie elsewhere', async () => {
    const { rows } = await sql<{ id: string }>`select unit_id as id from petition_fact where arrived_on is not null
      group by 1 order by count(*) desc limit 1`.execute(portal.db)
    const unit = rows[0]?.id ?? ''
    const ofUnit = async () =>
      (await sql`select from petition_fact where unit_id = ${unit} and arrived_on is not null`.execute(portal.db)).rows
        .length
    const had = await ofUnit()
    expect(had).toBeGreaterThan(0)
    await sql`update organisation set is_petition = true where id = ${unit}`.execute(portal.db)
    expect(await ofUnit()).toBeLessThan(had)
    expect(await countWrongFacts(portal.db)).toBe(0)
    await sql`update organisation set is_petition = false, parent1_id = null, parent2_id = null,
      region_code = '990000000000' where id = ${unit}`.execute(portal.db)
    expect(await ofUnit()).toBe(had)
    expect(await countWrongFacts(portal.db)).toBe(0)
  })

  it('is found by the number of the petition that is changed, without reading others', async () => {
    const { rows } = await portal.db.transaction().execute(async db => {
      await sql`set local enable_seqscan = off`.execute(db)
      return sql<{ 'QUERY PLAN': string }>`explain select * from petition_fact_now as now
        where now.province_code = any ('{99}'::text[]) and now.petition_id = any ('{12}'::bigint[])`.execute(db)
    })
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/petition_pkey on petition\b[^\n]*\n[^\n]*Index Cond: [^\n]*\(id = /)
  })

  it('is completed once where an earlier version wrote it', async () => {
    await sql`update petition set cause = '07' where id % 2 = 0`.execute(portal.db)
    await sql`insert into opinion_citation select province_code, id, id, '信访工作条例', '' from petition where id % 3 = 0`.execute(
      portal.db,
    )
    expect(await countWrongFacts(portal.db)).toBe(0)
    const forget = () => sql`update petition_fact set cited = null, cause = ''`.execute(portal.db)
    await forget()
    expect(await countWrongFacts(portal.db)).toBeGreaterThan(20)
    await writeOldFacts(portal.services)
    expect(await countWrongFacts(portal.db)).toBe(0)
    await forget()
    await writeOldFacts(portal.services)
    expect(await countWrongFacts(portal.db)).toBeGreaterThan(20)
  })

  it('is written by a plan that a connection keeps: planning takes longer than writing', async () => {
    const { rows } = await sql`select proconfig as settings from pg_proc where proname = 'keep_facts'`.execute(
      portal.db,
    )
    expect(rows).toEqual([{ settings: ['plan_cache_mode=force_generic_plan'] }])
  })
})
