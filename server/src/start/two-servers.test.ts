import { homePath, signOut } from '@portal/shared-lib/contract/identity'
import { todos } from '@portal/shared-lib/contract/todos'
import { type Client, createClient } from '../../test/client'
import { TEST_KEY } from '../../test/keys'
import { usePortal } from '../../test/portal'
import { type ServerProcess, startProcess, summaryOf } from '../../test/server-process'

const LONG_MS = 120_000
const ENDED = -1
jest.setTimeout(LONG_MS)

describe('What one server is told, another on the same database', () => {
  const portal = usePortal({ database: 'demo' })
  let other: ServerProcess
  let elsewhere: Client

  beforeAll(async () => {
    const { databaseUrl, config } = portal.services
    other = startProcess({ DATABASE_URL: databaseUrl, DATA_FOLDER: config.dataFolder, FIELD_KEYS: TEST_KEY })
    const { address } = await summaryOf(other)
    elsewhere = createClient(address, portal.services)
  })
  afterAll(async () => {
    other.child.kill('SIGKILL')
    await other.ended
  })

  /** Asks until the answer is what the change makes it: the limit of the test says how long that may take. */
  async function comesTo(code: number, ask: () => Promise<{ code: number }>): Promise<void> {
    while ((await ask()).code !== code);
  }

  /** Signed in, and known to either server. */
  async function known(account: string): Promise<{ token: string }> {
    const token = await portal.signInAs(account)
    for (const client of [portal, elsewhere])
      for (const _ of [1, 2]) expect((await client.ask(homePath, {}, { token })).code).toBe(0)
    return { token }
  }

  it('knows of a session that ended', async () => {
    const session = await known('zs05')
    await portal.answerTo(signOut, {}, session)
    expect((await portal.ask(homePath, {}, session)).code).toBe(ENDED)
    await comesTo(ENDED, () => elsewhere.ask(homePath, {}, session))
  })

  it('knows of an account that was closed, and of one that was opened again', async () => {
    const session = await known('zs06')
    const person = portal.db.updateTable('person').where('login_account', '=', 'zs06')
    await person.set({ in_use: false }).execute()
    expect((await portal.ask(homePath, {}, session)).code).toBe(ENDED)
    await comesTo(ENDED, () => elsewhere.ask(homePath, {}, session))
    await person.set({ in_use: true }).execute()
    await comesTo(0, () => elsewhere.ask(homePath, {}, session))
  })

  it('knows of a right that was taken away', async () => {
    const session = await known('zs05')
    const list = (client: Client) =>
      client.ask(todos, { whose: 'department', pageNumber: 1, limit: 20 } as never, session)
    await comesTo(0, () => list(elsewhere))
    await portal.db.deleteFrom('role_permission').execute()
    expect((await list(portal)).code).not.toBe(0)
    const refused = (await list(portal)).code
    await comesTo(refused, () => list(elsewhere))
  })
})
