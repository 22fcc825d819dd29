import { inbox, markRead, outbox, sendMail, unreadCount } from '@portal/shared-lib/contract/mail'
import { sql } from 'kysely'
import { getCaller } from '../../../fixtures/demo/people/callers'
import { usePortal } from '../../../test/portal'
import { writeCursor } from '../../platform/paging/cursor'
import { inboxPage } from './inbox'
import { outboxPage } from './outbox'
import { beginSearch, mailCandidates } from './search'
import { shelfPage } from './trash-and-favourites'

const MAILS = 12_000
const FILL_LIMIT_MS = 60_000

describe('A mailbox with 12,000 mails each way, every other one unread', () => {
  const portal = usePortal({ database: 'demo' })
  const clerk = getCaller('al05')
  const other = getCaller('sd05')
  const asked = { pageNumber: 1, limit: 10 }
  let token = ''

  /** The words of a mail in SQL, told apart from those that the server cuts. */
  const words = sql`array_to_tsvector(array(
    select 't' || substr('第' || number || '封', at, size)
    from generate_series(1, length('第' || number || '封')) as at, generate_series(1, 2) as size
    where at + size - 1 <= length('第' || number || '封')))`

  async function fillMailboxes() {
    for (const [from, to] of [
      [clerk, other],
      [other, clerk],
    ] as const)
      await sql`with sent as (
          insert into mail (province_code, sender_id, sender_org_id, sender_dept_id, contents, sent_at, receiver_count,
            search)
          select '99', ${from.personId}, ${from.orgId}, ${from.deptId}, '第' || number || '封',
            now() + number * interval '1 minute', 1, ${words} from generate_series(1, ${MAILS}) as number
          returning *
        )
        insert into mail_receiver (province_code, mail_id, person_id, seq, org_id, dept_id, sent_at, read_at)
        select province_code, id, ${to.personId}, 1, ${to.orgId}, ${to.deptId}, sent_at,
          case when id % 2 = 0 then sent_at end from sent`.execute(portal.db)
    await sql`insert into mail_counter (province_code, person_id, received_count, unread_count, sent_count)
      select '99', person_id, count(*), count(*) filter (where read_at is null),
        (select count(*) from mail where sender_id = person_id) from mail_receiver group by person_id
      on conflict (province_code, person_id) do update set received_count = excluded.received_count,
        unread_count = excluded.unread_count, sent_count = excluded.sent_count`.execute(portal.db)
    await sql`analyze`.execute(portal.db)
  }

  beforeAll(async () => {
    await fillMailboxes()
    token = await portal.signInAs('al05')
  }, FILL_LIMIT_MS)

  async function planOf(query: { explain: (format: 'text') => Promise<Record<string, unknown>[]> }): Promise<string> {
    const lines = await query.explain('text')
    return lines.map(line => Object.values(line)).join('\n')
  }

  const pages = [
    ['inbox', inboxPage, 'mail_receiver_inbox', 'mail_id'],
    ['outbox', outboxPage, 'mail_outbox', 'id'],
  ] as const

  it.each(pages)('reads the first page of the %s along its index', async (_, page, index) => {
    const plan = await planOf(page(portal.db, clerk, asked))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/Seq Scan on mail|Sort/)
  })

  it.each(pages)('reads a page of the %s behind a cursor by an index condition', async (_, page, index, id) => {
    const cursor = writeCursor({ at: new Date(), id: '1' })
    const plan = await planOf(page(portal.db, clerk, { ...asked, cursor }))
    expect(plan).toContain(index)
    expect(plan).toMatch(new RegExp(`Index Cond: .*ROW\\(sent_at, ${id}\\) <`))
    expect(plan).not.toMatch(/Seq Scan on mail|Sort/)
  })

  it('has its totals from the counters, capped in the lists and whole on the badge', async () => {
    for (const call of [inbox, outbox])
      expect(await portal.answerTo(call, {}, { token })).toMatchObject({ total: 10_000, totalCapped: true })
    const { total } = await portal.answerTo(unreadCount, {}, { token })
    expect(total).toBeGreaterThanOrEqual(MAILS / 2)
  })

  it('is searched for a word of two characters by its index, however rare or common the word', async () => {
    const rare = '养老保险'
    await portal.answerTo(sendMail, { contents: `关于${rare}的通知`, receivers: ['al05'] }, { token })
    const search = await beginSearch(portal.db, clerk, '养老', 'sender')
    const found = await planOf(mailCandidates(portal.db, clerk, '养老', 'sender'))
    expect(found).toContain('mail_search')
    const plan = await planOf(inboxPage(portal.db, clerk, asked, search))
    expect(plan).toContain('mail_pkey')
    expect(found + plan).not.toMatch(/Seq Scan on mail\b|Seq Scan on mail_receiver/)
    expect((await beginSearch(portal.db, clerk, '封', 'sender')).candidates).toBeUndefined()
    for (const [keywords, total] of [
      ['养老', 1],
      ['保险', 1],
      ['老险', 0],
      ['第777封', 1],
      ['封', 10_000],
    ] as const)
      expect(await portal.answerTo(inbox, { keywords }, { token })).toMatchObject({ total })
  })

  it('is read at once, and then counts one new mail', async () => {
    await portal.answerTo(markRead, { groupIds: [] }, { token })
    expect(await portal.answerTo(unreadCount, {}, { token })).toEqual({ total: 0 })
    await portal.answerTo(sendMail, { contents: '又一封', receivers: ['al05'] }, { token })
    expect(await portal.answerTo(unreadCount, {}, { token })).toEqual({ total: 1 })
  })

  it.each(['trash', 'favourites'] as const)('reads its %s along the indexes of both kinds', async shelf => {
    await sql`update mail_receiver set box = 'trash', thrown_at = sent_at, starred = true where mail_id % 3 = 0`.execute(
      portal.db,
    )
    await sql`update mail set box = 'trash', thrown_at = sent_at where id % 3 = 0`.execute(portal.db)
    await sql`update mail set starred = true where id % 3 = 1`.execute(portal.db)
    await sql`update mail_receiver set starred = true where mail_id % 3 = 1`.execute(portal.db)
    await sql`analyze`.execute(portal.db)
    const plan = await planOf(
      shelfPage(portal.db, clerk, shelf, { ...asked, cursor: writeCursor({ at: new Date(), id: '9' }) }),
    )
    const name = shelf === 'trash' ? 'trash' : 'starred'
    expect(plan).toContain(`mail_receiver_${name}`)
    expect(plan).toContain(`mail_${name}`)
    expect(plan).not.toMatch(/Seq Scan on mail/)
  })
})
