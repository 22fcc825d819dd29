import { homePath } from '@portal/shared-lib/contract/identity'
import { sql } from 'kysely'
import { openWindow } from '../../../test/live-window'
import { createMailUser } from '../../../test/mails'
import { usePortal } from '../../../test/portal'
import { connect } from './connect'
import { keptOf } from './kept'
import { LIMITS } from './limits'

describe('Through a pooler that shares sessions', () => {
  const portal = usePortal({ isPooled: true })

  /** What sessions of a name did last. */
  async function lastBy(name: string): Promise<string[]> {
    const { rows } = await sql<{ query: string }>`select query from pg_stat_activity
      where datname = current_database() and application_name = ${name}`.execute(portal.db)
    return rows.map(({ query }) => query)
  }

  it('calls are answered, and windows hear of them past it', async () => {
    const [sender, receiver] = [await createMailUser(portal), await createMailUser(portal)]
    const window = await openWindow(portal, receiver.token)
    await window.position()
    await sender.write({ contents: '请查收', receivers: [receiver.account] })
    expect(await window.next()).toBe('Mail')
    expect(await receiver.received()).toEqual(['请查收'])
    window.leave()
    expect((await lastBy('direct')).every(query => query.startsWith('listen'))).toBe(true)
    expect((await lastBy('direct')).length).toBe(1)
    expect((await lastBy('pooled')).filter(query => query.startsWith('listen'))).toEqual([])
  })

  it('what a server keeps is used, since it hears of changes past it', async () => {
    const { token } = await createMailUser(portal)
    await portal.answerTo(homePath, {}, { token })
    const reads: number[] = []
    const read = async () => reads.push(1)
    const kept = keptOf(portal.services.databaseUrl)
    for (const _ of [1, 2, 3]) await kept.value('of this test', read)
    expect(reads).toHaveLength(1)
  })

  it('nothing is left in a session after its transaction, and within it the limits hold', async () => {
    const db = connect(portal.services.databaseUrl, { ...LIMITS.call, connections: 1 })
    try {
      const { token } = await createMailUser(portal)
      for (const _ of [1, 2, 3]) await portal.answerTo(homePath, {}, { token })
      const setting = async (on: typeof db) =>
        (await sql<{ value: string }>`select current_setting('statement_timeout') as value`.execute(on)).rows[0]?.value
      expect(await setting(db)).toBe('0')
      expect(await db.transaction().execute(setting)).toBe('30s')
      expect(await setting(db)).toBe('0')
      const insert = () => sql`insert into "call_count" (key) select 'x' where false`.execute(db)
      for (const _ of [1, 2, 3]) await insert()
      const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
      expect(rows).toEqual([])
      const left = await sql`select pid from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(portal.db)
      expect(left.rows).toEqual([])
    } finally {
      await db.destroy()
    }
  })
})
