import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { desktop } from '@portal/shared-lib/contract/identity'
import { createClient } from '../../test/client'
import { copyOf, type DatabaseCopy, type TemplateName } from '../../test/databases'
import { makeTestFolder } from '../../test/folders'
import { testKeys } from '../../test/keys'
import { itLong } from '../../test/long'
import { PROVINCE } from '../../test/province'
import { query } from '../../test/query'
import { runCommand } from '../../test/run-command'
import { type ServerProcess, startProcess, summaryOf } from '../../test/server-process'
import { readConfig } from '../platform/config'
import { connect } from '../platform/database/connect'

const LONG_MS = 60_000
jest.setTimeout(LONG_MS)

describe('The server as a process', () => {
  const cleanUps: (() => Promise<unknown>)[] = []
  let folder: string
  let database: DatabaseCopy

  beforeAll(() => {
    folder = makeTestFolder()
  })
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function run(template: TemplateName, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    database = await copyOf(template)
    cleanUps.push(database.drop)
    const server = startProcess({
      DATABASE_URL: database.url,
      DATABASE_MIGRATE_URL: database.ownerUrl,
      DATA_FOLDER: folder,
      ...env,
    })
    cleanUps.push(async () => {
      server.child.kill('SIGKILL')
      await server.ended
    })
    return server
  }

  it('tells its steps, then where it is reached and as whom', async () => {
    const server = await run('demo')
    const steps = (await server.told).filter(({ type }) => type === 'step').map(({ name }) => name)
    expect(steps).toEqual(['Starting the database', 'Preparing the tables', 'Starting to listen'])
    expect(await summaryOf(server)).toMatchObject({
      type: 'ready',
      address: expect.stringMatching(/^http:\/\/localhost:\d+\/tjfx\/$/),
      accounts: expect.arrayContaining([
        expect.objectContaining({ name: expect.any(String), role: expect.any(String) }),
      ]),
      password: 'Linjiang@2026',
    })
  })

  it('fills an empty database with the demonstration, in which everybody it names can sign in', async () => {
    const server = await run('empty')
    expect(await server.told).toContainEqual({ type: 'step', name: 'Filling in the demonstration' })
    const { address, accounts } = await summaryOf(server)
    const db = connect(database.url)
    cleanUps.push(() => db.destroy())
    const client = createClient(address, { db, config: readConfig({}, folder, PROVINCE) })
    for (const { account } of accounts)
      expect(await client.ask(desktop, {}, { token: await client.signInAs(account) })).toMatchObject({ code: 0 })
  })

  itLong('does not tell a password that an earlier start did not set', async () => {
    expect(await summaryOf(await run('demo', { DEMO_PASSWORD: 'Andres@2026' }))).not.toHaveProperty('password')
  })

  itLong('refuses people of the demonstration in production', async () => {
    const server = await run('demo', { NODE_ENV: 'production' })
    const failed = { type: 'failed', message: expect.stringContaining('people of the demonstration') }
    expect((await server.told).at(-1)).toEqual(failed)
    expect(await server.ended).toBe(1)
  })

  it('refuses to work as the owner of the tables in production, who could change the audit', async () => {
    const copy = await copyOf('empty')
    cleanUps.push(copy.drop)
    const server = await run('empty', { NODE_ENV: 'production', DATABASE_URL: copy.ownerUrl, DATABASE_MIGRATE_URL: '' })
    const message = expect.stringMatching(/owns the tables.*DATABASE_MIGRATE_URL/)
    expect((await server.told).at(-1)).toEqual({ type: 'failed', message })
  })

  itLong('starts without knowing the owner, once a command has made the tables', async () => {
    const bare = await copyOf('empty')
    cleanUps.push(bare.drop)
    await query(bare.ownerUrl, 'drop schema public, pgboss cascade; create schema public')
    const env = { DATABASE_URL: bare.url, DATABASE_MIGRATE_URL: '', NODE_ENV: 'production' }
    for (const NODE_ENV of ['production', 'development']) {
      const old = await run('empty', { ...env, NODE_ENV })
      expect((await old.told).at(-1)).toEqual({ type: 'failed', message: expect.stringContaining('npm run migrate') })
    }
    const told = 'The tables are those of this version\n'
    expect(await runCommand('migrate', [], { ...env, DATABASE_MIGRATE_URL: bare.ownerUrl })).toEqual({ code: 0, told })
    expect(await summaryOf(await run('empty', env))).toMatchObject({ accounts: [] })
  })

  itLong('fills in nothing in production', async () => {
    expect(await summaryOf(await run('empty', { NODE_ENV: 'production' }))).toMatchObject({ accounts: [] })
  })

  it('refuses to start without the keys of what is sealed, names them, and makes none', async () => {
    const missing = `sealed with the field keys ${testKeys.ids[0]}`
    for (const FIELD_KEYS of ['', Buffer.alloc(32).toString('base64')]) {
      const server = await run('demo', { FIELD_KEYS })
      expect((await server.told).at(-1)).toEqual({ type: 'failed', message: expect.stringContaining(missing) })
      expect(await server.ended).toBe(1)
    }
    expect(existsSync(join(folder, 'keys'))).toBe(false)
  })

  itLong('says which port is taken', async () => {
    const other = createServer().listen(0)
    cleanUps.push(async () => other.close())
    const { port } = other.address() as { port: number }
    const server = await run('demo', { PORT: String(port) })
    const message = `Port ${port} is in use by another program. Choose another one with PORT.`
    expect((await server.told).at(-1)).toEqual({ type: 'failed', message })
    expect(await server.ended).toBe(1)
  })

  it('says where no database answers', async () => {
    const nowhere = 'postgres://nobody@127.0.0.1:9/none'
    const server = await run('demo', { DATABASE_URL: nowhere, DATABASE_MIGRATE_URL: nowhere })
    const message = 'Nothing answers at 127.0.0.1:9. Is PostgreSQL running?'
    expect((await server.told).at(-1)).toEqual({ type: 'failed', message })
  })

  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s', async signal => {
    const server = await run('demo')
    await summaryOf(server)
    server.child.kill(signal)
    expect(await server.ended).toBe(0)
  })

  itLong('ends when whoever started it is gone', async () => {
    const server = await run('demo')
    await summaryOf(server)
    server.child.disconnect()
    expect(await server.ended).toBe(0)
  })

  itLong('ends when it is told to while it is still starting', async () => {
    const server = await run('empty')
    await new Promise(resolve => server.child.once('message', resolve))
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})
