import { randomUUID } from 'node:crypto'
import { call } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { z } from 'zod'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { recordAudit } from '../audit/record'
import { route } from '../route'
import type { Db } from './connect'
import { LIMITS } from './limits'

const LOCK = 4711
const json = { note: z.string() }
const answer = z.null()
const take = call('POST', 'api/tests/take', { writes: true, json, answer })
const sleep = call('POST', 'api/tests/sleep', { json: {}, answer })
const idle = call('POST', 'api/tests/idle', { writes: true, json, answer })

/** Held by whoever works on the row of that number; any lock would do. */
const takeLock = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)

let release = () => {}

const routes = [
  route(take, [], async ({ args, db, requestId }) => {
    await recordAudit(db, { action: 'test', objectId: args.note, requestId })
    await takeLock(db)
    return null
  }),
  route(sleep, [], async ({ db }) => {
    await sql`select pg_sleep(60)`.execute(db)
    return null
  }),
  route(idle, [], async ({ db }) => {
    await takeLock(db)
    await new Promise<void>(resolve => {
      release = resolve
    })
    await sql`select 1`.execute(db)
    return null
  }),
]

const lines: { msg: string; reference?: string; err?: { code?: string; cause?: object } }[] = []
const limits = { ...LIMITS.call, connections: 3, queue: 2, statementMs: 2000, lockMs: 500, idleMs: 400 }

describe('What takes too long', () => {
  const logTo = { write: (line: string) => lines.push(JSON.parse(line)) }
  const portal = usePortal({ routes, limits, logTo, config: { logLevel: 'error' } })
  const busy = { code: 5030, message: expect.stringMatching(/系统繁忙.+编号 [0-9A-Z]{8}$/), data: null }
  let token: string

  beforeAll(async () => {
    token = await portal.signInAs((await createPerson(portal.db)).account)
  })
  beforeEach(() => lines.splice(0))

  const effects = async (note: string) =>
    (await portal.db.selectFrom('audit').where('object_id', '=', note).select('id').execute()).length

  /** Somebody else holds the lock while something is done. */
  const whileLocked = <T>(work: () => Promise<T>): Promise<T> =>
    portal.db.transaction().execute(async db => {
      await takeLock(db)
      return await work()
    })

  it('waits for a lock no longer than that, and may be sent again under its id, with one effect', async () => {
    const requestId = randomUUID()
    const send = () => portal.ask(take, { note: 'waits' }, { token, requestId })
    expect(await whileLocked(send)).toEqual(busy)
    expect(lines).toEqual([expect.objectContaining({ msg: 'busy', err: expect.objectContaining({ code: '55P03' }) })])
    expect(await effects('waits')).toBe(0)
    expect([await send(), await send()]).toEqual([0, 0].map(code => ({ code, message: '', data: null })))
    expect(await effects('waits')).toBe(1)
  })

  it('is ended in every transaction, whatever its session was set to: a pool in between gives any session', async () => {
    const { rows } = await portal.services.db.connection().execute(async db => {
      await sql`set lock_timeout = 0`.execute(db)
      return await db.transaction().execute(transaction => sql`show lock_timeout`.execute(transaction))
    })
    expect(rows).toEqual([{ lock_timeout: '500ms' }])
  })

  it('is answered by HTTP 503, so that nobody takes it for an answer', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await portal.send(sleep.path, { method: 'POST', headers, body: '{}' })
    expect([response.status, await response.json()]).toEqual([503, busy])
    expect(response.headers.get('retry-after')).toBe('5')
    expect(lines[0]).toMatchObject({ msg: 'busy', err: { code: '57014' } })
  })

  it('lets go of its locks while nothing is asked, and others go on', async () => {
    const idling = portal.ask(idle, { note: 'idle' }, { token })
    await untilLocked(portal.db)
    expect(await portal.ask(take, { note: 'goes on' }, { token })).toMatchObject({ code: 0 })
    release()
    expect(await idling).toMatchObject({ code: 5030 })
  })

  it('keeps no more waiting than fit, and health answers all the same', async () => {
    const asked = Array.from({ length: 9 }, () => portal.ask(sleep, {}, { token }))
    const first = await Promise.race(asked)
    expect(first).toEqual(busy)
    expect(await (await portal.send('api/health')).json()).toMatchObject({ code: 0 })
    for (const answer of await Promise.all(asked)) expect(answer).toEqual(busy)
  })
})

/** Once somebody holds the lock. */
async function untilLocked(db: Db): Promise<void> {
  const held = sql`select 1 from pg_locks where locktype = 'advisory' and objid = ${LOCK} and granted`
  while ((await held.execute(db)).rows.length === 0) await sql`select pg_sleep(0.01)`.execute(db)
}
