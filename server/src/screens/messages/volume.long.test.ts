import { historyMessages, historyTypes, newMessages, unreadMessages } from '@portal/shared-lib/contract/messages'
import { sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usePortal } from '../../../test/portal'
import { writeCursor } from '../../platform/paging/cursor'
import { groupsDue } from '../../post/messages/move'
import { historyPage } from './history'
import { latestPage, writeScroll } from './list'

const MESSAGES = 20_000
const FILL_LIMIT_MS = 120_000

describe('A message centre with 20,000 latest messages and 20,000 of history, of twenty people', () => {
  const portal = usePortal({ database: 'demo' })
  const clerk = getCaller('al05')
  const asked = { pageNumber: 1, limit: 10 }
  let token = ''

  beforeAll(async () => {
    const people = sql`(select array_agg(id order by id = ${clerk.personId} desc, id) from
      (select id from person order by id = ${clerk.personId} desc, id limit 20) as chosen)`
    const columns = sql`person_id, type, state, content, created_by, created_at`
    const rows = (daysAgo: number) => sql`select (${people})[1 + n % 20], (1 + n % 9)::text,
      case when n % 7 = 0 then '0' else '1' end, '信访件LX' || lpad(n::text, 18, '0') || '距办结期限还剩3天。', '系统',
      now() - ${daysAgo} * interval '1 day' - n * interval '10 seconds' from generate_series(1, ${MESSAGES}) as n`
    await sql`insert into message (${columns}) ${rows(1)}`.execute(portal.db)
    await sql`with old (${columns}) as (${rows(40)}) insert into message_history (id, moved_at, ${columns})
      select 1000000 + row_number() over (), now(), ${columns} from old`.execute(portal.db)
    await sql`insert into message_counter (person_id, type, total, unread, history_total, history_unread)
      select person_id, type, sum(latest), sum(latest * unread), sum(1 - latest), sum((1 - latest) * unread) from (
        select person_id, type, 1 as latest, (state = '0')::int as unread from message
        union all select person_id, type, 0, (state = '0')::int from message_history) as each group by 1, 2
      on conflict (person_id, type) do update set total = excluded.total, unread = excluded.unread,
        history_total = excluded.history_total, history_unread = excluded.history_unread`.execute(portal.db)
    await sql`analyze`.execute(portal.db)
    token = await portal.signInAs('al05')
  }, FILL_LIMIT_MS)

  async function planOf(query: { explain: (format: 'text') => Promise<Record<string, unknown>[]> }): Promise<string> {
    const lines = await query.explain('text')
    return lines.map(line => Object.values(line)).join('\n')
  }

  const position = () => ({ at: new Date(), id: '1' })

  it.each([
    ['all', {}, 'message_newest'],
    ['those of a type', { type: '4' as const }, 'message_newest_of_type'],
  ])('reads %s of the latest along an index, first page and further ones', async (_, more, index) => {
    const first = await planOf(latestPage(portal.db, clerk, { ...asked, ...more }))
    expect(first).toContain(index)
    expect(first).not.toMatch(/Seq Scan|Sort/)
    const cursor = writeScroll({ position: position(), begunAt: new Date() })
    const further = await planOf(latestPage(portal.db, clerk, { ...asked, ...more, cursor }))
    expect(further).toContain(index)
    expect(further).toMatch(/Index Cond: .*ROW\(created_at, id\) </)
    expect(further).not.toMatch(/Seq Scan on message/)
  })

  it('reads history along its index, behind a cursor too', async () => {
    for (const cursor of [undefined, writeCursor(position())]) {
      const plan = await planOf(
        historyPage(portal.db, clerk, { ...asked, type: '4', cursor, words: '办结' }, new Date()),
      )
      expect(plan).toContain('message_history_newest_of_type')
      expect(plan).not.toMatch(/Seq Scan|Sort/)
    }
  })

  it('finds what is due to become history by an index', async () => {
    expect(await planOf(groupsDue(portal.db, new Date(0)))).toContain('message_age')
  })

  it('has its totals from the counters, and those of a search by counting', async () => {
    const { total } = await portal.answerTo(newMessages, { type: '4' }, { token })
    const unread = await portal.answerTo(unreadMessages, {}, { token })
    const [, , , urging] = await portal.answerTo(historyTypes, {}, { token })
    expect([total, unread, urging?.total].map(count => Number(count) > 100)).toEqual([true, true, true])
    const searched = await portal.answerTo(historyMessages, { type: '4', words: '办结' }, { token })
    expect(searched.total).toBe(urging?.total)
  })
})
