import { sql } from 'kysely'
import { usePortal } from '../../test/portal'
import { PLAYED } from '../../test/templates'
import { openNumbers } from '../petitions/record/personal-data'
import { findFaults } from './check'
import { load } from './load'

const LONGEST_MS = 240_000
const COUNT = 250

describe('Loading', () => {
  const portal = usePortal({ database: 'played' })
  /** As the command loads. */
  const asOwner = () => ({ ...portal.services, db: portal.db })
  let before = 0

  const countOf = async (table: 'petition' | 'handling_step' | 'person') => {
    const { count } = await portal.db
      .selectFrom(table)
      .select(eb => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  beforeAll(async () => {
    portal.clock.stopAt(PLAYED.at)
    before = await countOf('petition')
    await load(asOwner(), COUNT, () => {})
  }, LONGEST_MS)

  it('stores so many petitions, with steps of their own', async () => {
    expect(await countOf('petition')).toBe(before + COUNT)
    expect(await countOf('handling_step')).toBeGreaterThan(before + COUNT)
  })

  it('leaves everything as it would have come about', async () => {
    expect(await findFaults(portal.db)).toEqual([])
  })

  it('notices what does not fit together', async () => {
    await sql`update todo_counter set open_count = open_count + 1`.execute(portal.db)
    await sql`update petition set state = '30' where state = '60' and id = (
      select max(id) from petition where state = '60')`.execute(portal.db)
    await sql`delete from petition_reach where party = 'region:99' and petition_id % 7 = 0`.execute(portal.db)
    await sql`update todo set yellow_at = yellow_at + interval '1 day' where id = (select max(todo.id) from todo
      join clock using (province_code, petition_id, step_id, org_id, due_at) where done_at is null)`.execute(portal.db)
    const faults = await findFaults(portal.db)
    expect(faults).toEqual([
      expect.stringContaining('counters that do not count'),
      expect.stringContaining('petitions in the reach of others'),
      expect.stringContaining('1 open to-dos whose lamp is not that of their clock'),
      expect.stringContaining('petitions whose state is not that of their steps'),
    ])
  })

  it('encrypts what is personal, for the row in which it lies', async () => {
    const row = await portal.db
      .selectFrom('petition_person')
      .where('id_card', '<>', '')
      .orderBy('petition_id', 'desc')
      .selectAll()
      .executeTakeFirstOrThrow()
    const of = { provinceCode: row.province_code, petitionId: row.petition_id, seq: row.seq }
    expect(row.id_card).toMatch(/^sm4\./)
    expect(openNumbers(portal.services.fieldKeys, of, row).idCard).toMatch(/^99\d{16}$/)
  })

  it(
    'goes on from where it was, and does nothing twice',
    async () => {
      const people = await countOf('person')
      await load(asOwner(), COUNT, () => {})
      expect(await countOf('petition')).toBe(before + COUNT)
      await load(asOwner(), COUNT + 100, () => {})
      expect(await countOf('petition')).toBe(before + COUNT + 100)
      expect(await countOf('person')).toBe(people)
    },
    LONGEST_MS,
  )
})
