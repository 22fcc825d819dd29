import { sql } from 'kysely'
import { usePortal } from '../../../test/portal'
import { PREPARED, statements } from './prepared'

describe('A query that is prepared', () => {
  const portal = usePortal()

  it('is planned once by a connection, whatever its values, and no other is kept', async () => {
    const kept = await portal.db.connection().execute(async db => {
      const roles = (code: string) => db.selectFrom('role').where('role_code', '=', code).select('role_name')
      for (const code of ['R01', 'R02']) await roles(code).modifyFront(PREPARED).execute()
      await roles('R03').execute()
      return (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)).rows
    })
    const ofRoles = kept.filter(({ statement }) => statement.includes('"role"'))
    expect(ofRoles).toEqual([{ statement: expect.stringMatching(/^select \/\* prepared \*\/ .*\$1/) }])
  })

  it('is planned once for all its values, though others of the connection are planned for theirs', async () => {
    const plans = await portal.db.connection().execute(async db => {
      const open = (dept: string) => db.selectFrom('todo').where('dept_id', '=', dept).orderBy('due_at').limit(21)
      for (let at = 0; at < 7; at += 1) await open(`${at}`).select(['id', 'due_at']).modifyFront(PREPARED).execute()
      const mode = sql<{ plan_cache_mode: string }>`show plan_cache_mode`
      const outside = (await mode.execute(db)).rows
      const made = sql<{ often: number }>`
        select (generic_plans - custom_plans)::int as often from pg_prepared_statements where statement like '%"todo"%'`
      return { outside, made: (await made.execute(db)).rows }
    })
    expect(plans).toEqual({ outside: [{ plan_cache_mode: 'auto' }], made: [{ often: 7 }] })
  })

  it('leaves a transaction as it was begun', async () => {
    const mode = sql<{ plan_cache_mode: string }>`show plan_cache_mode`
    const seen = await portal.db.connection().execute(async db => {
      const marked = () => db.selectFrom('role').select('role_name').limit(1).modifyFront(PREPARED).execute()
      await marked()
      return db.transaction().execute(async transaction => {
        await transaction.selectFrom('role').select('role_name').limit(1).modifyFront(PREPARED).execute()
        return (await mode.execute(transaction)).rows
      })
    })
    expect(seen).toEqual([{ plan_cache_mode: 'auto' }])
  })

  it('may be a write by keys without a mark, once it came before', () => {
    const statementOf = statements()
    const write = 'update "clock" set "state" = $1 where "id" = $2'
    expect(statementOf(write, []).name).toBeUndefined()
    expect(statementOf(write, []).name).toBeDefined()
    const looked = 'insert into "todo" ("id") select "id" from "clock" where "state" = $1'
    const whole = 'update "clock" set "state" = $1 where "id" = $2 returning *'
    for (const text of [looked, looked, whole, whole]) expect(statementOf(text, []).name).toBeUndefined()
  })

  it('is named only while a connection can keep as many as there are, whatever is asked for', () => {
    const statementOf = statements()
    for (let at = 0; at < 1000; at += 1)
      for (const _ of [1, 2]) statementOf(`update "clock" set "state" = $1 where "id" = ${at}`, [])
    const texts = Array.from({ length: 10_000 }, (_, at) => `select /* prepared */ ${at}`)
    const named = texts.filter(text => statementOf(text, []).name !== undefined)
    expect(named.length).toBeGreaterThan(200)
    expect(named.length).toBeLessThanOrEqual(300)
    expect(statementOf(texts.at(-1) ?? '', [])).toEqual({ text: texts.at(-1), values: [] })
  })
})
