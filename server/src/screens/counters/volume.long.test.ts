import { sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usePortal } from '../../../test/portal'
import { queriesOf } from './badge'
import { casesQuery } from './cases'
import { countingQuery } from './count'
import { COUNTERS, countedBy } from './counters'

const TODOS = 30_000
const OWN_TODOS = 6_000
const FILL_LIMIT_MS = 120_000
/** The tables that are filled here; the others are so small that reading all of one costs least. */
const READS_ALL = /Seq Scan on (todo|todo_counter)\b/

describe('With 30,000 open to-dos', () => {
  const portal = usePortal({ database: 'demo' })
  const clerk = { ...getCaller('zs05'), permissions: new Set(COUNTERS.flatMap(({ shownTo }) => shownTo)) }

  /** A fifth lies with the clerk's department, the others with all departments evenly; a third is claimed. */
  beforeAll(async () => {
    await portal.db.transaction().execute(async db => {
      // The rows are copies of rows that fit: checking every reference would take too long.
      await sql`set local session_replication_role = replica`.execute(db)
      await sql`with desk as (
          select id as dept_id, org_id, row_number() over (order by id) - 1 as number, count(*) over () as desks
          from department
        )
        insert into todo (province_code, family, todo_type, petition_id, org_id, dept_id, person_id, source_org_id, due_at,
          yellow_at)
        select ${clerk.provinceCode}, 'db', (array['sort', 'reportSignFor', 'closingCheck', 'proxyEntry', 'review'])[n % 5 + 1],
          model.id, desk.org_id, desk.dept_id, case when n % 3 = 0 then ${clerk.personId} else '' end, desk.org_id,
          due_at, due_at - interval '3 days'
        from generate_series(1, ${TODOS}) as n
        cross join lateral (select now() + (n * 7919::bigint % 100000 - 10000) * interval '1 minute' as due_at) as limits
        join desk on case when n <= ${OWN_TODOS} then dept_id = ${clerk.deptId} else number = n % desks end
        cross join (select min(id) as id from petition) as model`.execute(db)
      await sql`insert into todo_counter select province_code, dept_id, person_id, todo_type, count(*) from todo
        where done_at is null group by 1, 2, 3, 4 on conflict (province_code, dept_id, person_id, todo_type)
        do update set open_count = excluded.open_count`.execute(db)
    })
    await sql`vacuum analyze todo, todo_counter`.execute(portal.db)
  }, FILL_LIMIT_MS)

  async function planOf(counters: typeof COUNTERS): Promise<string> {
    const now = new Date()
    const lines = await countingQuery(portal.db, clerk, queriesOf(counters, clerk), now).explain(
      'text',
      sql`analyze, timing off`,
    )
    return lines.map(line => Object.values(line)).join('\n')
  }

  it.each(COUNTERS.map(counter => [counter.call.path, counter] as const))(
    '%s reads by indexes alone',
    async (_, one) => {
      const plan = await planOf([one])
      expect(plan).toMatch(/todo_counted|todo_guarded/)
      expect(plan).not.toMatch(READS_ALL)
    },
  )

  it('the cases of a block are read by indexes alone', async () => {
    const block = COUNTERS.map(counter => countedBy(counter, clerk))
    const lines = await casesQuery(portal.db, clerk, [block, block.slice(0, 2)], new Date()).explain(
      'text',
      sql`analyze, timing off`,
    )
    expect(lines.map(line => Object.values(line)).join('\n')).not.toMatch(READS_ALL)
  })

  it('all counters together read by indexes alone, in one statement', async () => {
    const plan = await planOf(COUNTERS)
    expect(plan).not.toMatch(READS_ALL)
    // The statement is one row of numbers, however many counters are asked for.
    expect(plan).toMatch(/^Nested Loop .*\(actual rows=1\b/)
  })
})
