import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LIVE_TAGS } from '@portal/shared-lib/contract/live'
import { registerLetter } from '@portal/shared-lib/contract/petitions'
import { type Client, createClient } from '../../test/client'
import { makeTestFolder } from '../../test/folders'
import { letterArgs } from '../../test/letters'
import { openWindow } from '../../test/live-window'
import { PROVINCE } from '../../test/province'
import { query } from '../../test/query'
import { type ServerProcess, startProcess, summaryOf } from '../../test/server-process'
import { readConfig } from '../platform/config'
import { connect } from '../platform/database/connect'
import { readPostmaster } from '../platform/database/embedded/postmaster-file'
import { findRunningUrl } from '../platform/database/embedded/running'
import { LIMITS } from '../platform/database/limits'

const LONG_MS = 300_000
jest.setTimeout(LONG_MS)
/** Who registers at once, and what each has answered after the kill before the test looks. */
const [PEOPLE, EACH] = [3, 5]

describe('A PostgreSQL that is killed under a server', () => {
  const folder = makeTestFolder()
  const database = join(folder, 'database')
  let server: ServerProcess
  let db: ReturnType<typeof connect>
  let client: Client
  let address: string

  beforeAll(async () => {
    server = startProcess({ DATABASE_URL: '', DATA_FOLDER: folder })
    address = (await summaryOf(server)).address
    db = connect(findRunningUrl(database) ?? '', LIMITS.upkeep)
    client = createClient(address, { db, config: readConfig({}, folder, PROVINCE) })
  })
  afterAll(async () => {
    await db?.destroy()
    server.child.kill('SIGTERM')
    await server.ended
    await rm(folder, { recursive: true })
  })

  const kill = () => process.kill(readPostmaster(join(database, 'postgres'))?.pid ?? Number.NaN, 'SIGKILL')

  it('is back on its port; what was refused meanwhile is done once when it is repeated, and nothing is lost', async () => {
    const token = await client.signInAs('zs01')
    const window = await openWindow(client, token)
    const [acknowledged, refused] = [new Set<string>(), new Set<number>()]
    let killed = false

    /** Registers one letter after the other, each until it is answered, and a few more after the kill. */
    async function keepRegistering(person: number): Promise<void> {
      for (let left = EACH, number = 1; left > 0; number += 1) {
        const letter = letterArgs({ name: `贺${person}${number}`, summary: `第${person}组第${number}件：路灯不亮。` })
        acknowledged.add(await registered(letter, randomUUID()))
        if (killed) left -= 1
      }
    }
    async function registered(letter: ReturnType<typeof letterArgs>, requestId: string): Promise<string> {
      for (;;) {
        const { code, data } = await client.ask(registerLetter, letter, { token, requestId })
        if (code === 0 && data) return data.petitionNo
        refused.add(code)
      }
    }
    const people = Array.from({ length: PEOPLE }, (_, person) => keepRegistering(person))
    while (acknowledged.size < PEOPLE) await new Promise(resolve => setImmediate(resolve))
    kill()
    killed = true
    const stateOf = async (probe: string) => (await fetch(new URL(`/health/${probe}`, address))).status
    const gone = [await stateOf('live'), await stateOf('ready')]
    await Promise.all(people)

    expect([...refused].filter(code => code !== 5030 && code !== 5031)).toEqual([])
    expect(refused.size).toBeGreaterThan(0)
    const rows = await query<{ petition_no: string }>(
      findRunningUrl(database) ?? '',
      `select petition_no from petition where summary like '第%组第%件%'`,
    )
    expect(rows.map(({ petition_no }) => petition_no).sort()).toEqual([...acknowledged].sort())
    const health = await client.send('api/health')
    expect([health.status, await health.json()]).toMatchObject([200, { code: 0 }])
    expect(gone).toEqual([200, 503])
    expect([await stateOf('live'), await stateOf('ready')]).toEqual([200, 200])
    // What came by the lost connection may be anything: all is told again.
    for (const tag of LIVE_TAGS) while ((await window.next()) !== tag);
    window.leave()
  })
})
