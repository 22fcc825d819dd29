import { randomUUID } from 'node:crypto'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { sql } from 'kysely'
import { createClient } from '../../test/client'
import { TEST_KEY } from '../../test/keys'
import { letterArgs } from '../../test/letters'
import { usePortal } from '../../test/portal'
import { type ServerProcess, startProcess, summaryOf } from '../../test/server-process'
import { LIMITS } from '../platform/database/limits'

const LONG_MS = 120_000
jest.setTimeout(LONG_MS)

describe('A server that stops in the middle of registering', () => {
  const portal = usePortal({ database: 'demo' })
  let other: ServerProcess | undefined

  afterEach(async () => {
    other?.child.kill('SIGKILL')
    await other?.ended
  })

  /** Once a session is found that matches; answers its process. */
  async function session(condition: ReturnType<typeof sql<boolean>>): Promise<number> {
    for (;;) {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${condition} limit 1`.execute(portal.db)
      if (rows[0]) return rows[0].pid
      await sql`select pg_sleep(0.02)`.execute(portal.db)
    }
  }

  it('keeps the others waiting for its rows no longer than the limit, and they all succeed', async () => {
    const { databaseUrl, config } = portal.services
    const env = { DATABASE_URL: databaseUrl, DATA_FOLDER: config.dataFolder, FIELD_KEYS: TEST_KEY }
    other = startProcess(env)
    const { address } = await summaryOf(other)
    const client = createClient(address, portal.services)
    const frozen = { token: await client.signInAs('zs01'), requestId: randomUUID() }
    const token = await portal.signInAs('zs01')
    const letter = letterArgs({ name: '蔡甲杨', summary: '反映村口水渠多年失修，雨季倒灌农田。' })

    // It has its number, whose series it holds, and waits to write the audit: there it is stopped.
    const { unanswered, pid } = await portal.db.transaction().execute(async db => {
      await sql`lock table audit in share mode`.execute(db)
      const sent = client.ask(registerLetter, letter, frozen)
      const waits = sql<boolean>`wait_event_type = 'Lock' and query like 'insert into "audit"%'`
      const holder = await session(waits)
      process.kill(other?.child.pid ?? 0, 'SIGSTOP')
      return { unanswered: sent.catch(() => undefined), pid: holder }
    })
    await session(sql<boolean>`pid = ${pid} and state = 'idle in transaction'`)

    const begun = performance.now()
    const letters = [1, 2, 3].map(number =>
      portal.ask(registerLetter, letterArgs({ name: `蔡乙${number}`, summary: `反映第${number}号楼电梯停运。` }), {
        token,
      }),
    )
    await session(sql<boolean>`${pid} = any(pg_blocking_pids(pid))`)
    expect(await (await portal.send('api/health')).json()).toMatchObject({ code: 0 })
    for (const answer of await Promise.all(letters)) expect(answer).toMatchObject({ code: 0 })
    expect(performance.now() - begun).toBeLessThan(LIMITS.call.lockMs)

    // Nothing of the one that was cut off is there; sent again under its id, to whichever server, it happens once.
    const again = () => portal.answerTo(registerLetter, letter, { token, requestId: frozen.requestId })
    expect(await again()).toEqual(await again())
    process.kill(other?.child.pid ?? 0, 'SIGCONT')
    expect(await unanswered).toMatchObject({ code: 5030 })
  })
})
