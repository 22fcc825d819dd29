import { departmentTodos } from '@portal/shared-lib/contract/counters'
import { todos } from '@portal/shared-lib/contract/todos'
import { CompiledQuery, sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { fillReach } from '../../../fixtures/load/reach'
import { usePortal } from '../../../test/portal'
import type { Db } from '../../platform/database/connect'
import { openTodosOf } from './open-todos'
import { isPressing } from './pressing'
import { firstPage, inOrder, listedTodos } from './rows'
import { departmentSets, personalSets } from './sets'

const TODOS = 20_000
const FILL_LIMIT_MS = 60_000

describe('A department with 20,000 open to-dos', () => {
  const portal = usePortal({ database: 'demo' })
  const clerk = getCaller('al05')
  let token = ''

  /** Copies of one petition, their limits a minute apart, every fourth claimed; all other to-dos are done. */
  async function fillDepartment() {
    await portal.db.transaction().execute(async db => {
      // What triggers would write for each row is written for all at once.
      await sql`set local session_replication_role = replica`.execute(db)
      await copyTodos(db)
      await fillReach(db)
    })
    await sql`insert into todo_counter select province_code, dept_id, person_id, todo_type, count(*) from todo
      where done_at is null group by 1, 2, 3, 4 on conflict (province_code, dept_id, person_id, todo_type)
      do update set open_count = excluded.open_count`.execute(portal.db)
    await sql`analyze`.execute(portal.db)
  }

  const copyTodos = (db: Db) =>
    sql`with copied as (
        insert into petition (province_code, petition_no, state, channel, petition_date, registered_at, register_org_id,
          register_dept_id, register_person_id, due_at, anonymous, person_count, place_region, purpose, category, summary)
        select province_code, 'LX' || lpad(number::text, 18, '0'), state, channel, petition_date, registered_at,
          register_org_id, register_dept_id, register_person_id, now() + number * interval '1 minute', false, 1,
          place_region, purpose, category, summary
        from (select * from petition where not walled_off order by id limit 1) as model, generate_series(1, ${TODOS}) as number
        returning *
      ), people as (
        insert into petition_person (province_code, petition_id, seq, name)
        select province_code, id, 1, '冯丙莲' from copied
      )
      insert into todo (province_code, family, todo_type, petition_id, org_id, dept_id, person_id, source_org_id, due_at,
        yellow_at)
      select province_code, 'db', 'sort', id, ${clerk.orgId}, ${clerk.deptId},
        case when id % 4 = 0 then ${clerk.personId} else '' end, ${clerk.orgId}, due_at,
        due_at - interval '3 days' from copied`.execute(db)

  beforeAll(async () => {
    await fillDepartment()
    token = await portal.signInAs('al05')
  }, FILL_LIMIT_MS)

  async function planOf(query: { explain: (format: 'text') => Promise<Record<string, unknown>[]> }): Promise<string> {
    const lines = await query.explain('text')
    return lines.map(line => Object.values(line)).join('\n')
  }

  const now = new Date()
  const lists = [
    { whose: 'department', sets: departmentSets(clerk), index: 'todo_department' },
    { whose: 'personal', sets: personalSets(clerk), index: 'todo_personal' },
  ]

  it.each(lists)('reads the first page of the $whose list along its index', async ({ sets, index }) => {
    const plan = await planOf(inOrder(listedTodos(portal.db, clerk, sets, now)).limit(11))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on (todo|petition)\b|Sort/)
  })

  it.each(lists)(
    'keeps a plan of the first page of the $whose list that begins with its index',
    async ({ sets, index }) => {
      const { sql: text } = firstPage(portal.db, clerk, sets, now, 10).compile()
      const explained = CompiledQuery.raw(`explain (generic_plan) ${text}`)
      const { rows } = await portal.db.executeQuery<Record<string, string>>(explained)
      const plan = rows.map(line => Object.values(line)).join('\n')
      expect(plan).toMatch(new RegExp(`Limit .*\\n *->  Index Scan using ${index}`))
    },
  )

  it('reads a page behind a cursor by an index condition', async () => {
    const later = sql<boolean>`(todo.due_at, todo.id) > (now(), 1)`
    const plan = await planOf(inOrder(listedTodos(portal.db, clerk, departmentSets(clerk), now).where(later)).limit(11))
    expect(plan).toMatch(/Index Cond: .*ROW\(due_at, id\) >/)
    expect(plan).not.toMatch(/Seq Scan on (todo|petition)\b|Sort/)
  })

  it.each(lists)('counts what is urgent in the $whose list by its index', async ({ sets }) => {
    const urgent = openTodosOf(portal.db, clerk, sets, now).where(isPressing('todo', 'urgent', now))
    const plan = await planOf(urgent.select(eb => eb.fn.countAll().as('count')))
    expect(plan).toContain('todo_counted')
    expect(plan).not.toMatch(/Seq Scan on (todo|petition)\b/)
  })

  it('counts 10,000 and then says that there are more', async () => {
    const list = (onlyUnclaimed: boolean) =>
      portal.answerTo(todos, { whose: 'department', onlyUnclaimed, keywords: '冯丙' }, { token })
    expect(await list(true)).toMatchObject({ total: 10_000, totalCapped: true })
    const mine = await portal.answerTo(todos, { whose: 'personal', keywords: '冯丙' }, { token })
    expect(mine).toMatchObject({ total: TODOS / 4 })
    expect(mine.totalCapped).toBeUndefined()
  })

  it('has its whole number on the badge', async () => {
    const { total, urgent } = await portal.answerTo(departmentTodos, {}, { token })
    expect(total).toBeGreaterThanOrEqual(TODOS)
    expect(urgent).toBeGreaterThan(0)
  })
})
