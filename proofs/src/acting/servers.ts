import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startServer } from '../../../scripts/testing/server-process.mjs'
import { connectTo } from '../database.ts'
import { scratchFolder } from '../programs.ts'

/** A PostgreSQL where each role has the same password. */
export interface Postgres {
  /** Where it is written to, as one of its roles. */
  urlOf(role: string, database: string): string
  readonly password: string
}

/** Servers of the portal on one empty PostgreSQL, as docs/operators.md has them; each with a data folder of its own. */
export async function startPortal(
  root: string,
  postgres: Postgres,
  { count = 2, env: more = {} }: { count?: number; env?: NodeJS.ProcessEnv } = {},
) {
  await makeRoles(postgres)
  const folder = await scratchFolder(undefined)
  const common = {
    ...process.env,
    DATABASE_URL: postgres.urlOf('portal_server', 'portal'),
    DATABASE_READ_URL: '',
    DATABASE_MIGRATE_URL: postgres.urlOf('portal_owner', 'portal'),
    FIELD_KEYS: randomBytes(32).toString('base64'),
    FILES_FOLDER: join(folder.path, 'files'),
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    MAX_LAG_MS: '0',
    DEMO_CASES: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...more,
  }
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  const start = (at: number, port = '0', version = root) =>
    startServer(version, { ...common, PORT: port, DATA_FOLDER: join(folder.path, `server-${at}`) })
  const stop = async () => {
    await Promise.all(servers.map(server => server.stop()))
    await folder.remove()
  }
  try {
    for (let at = 0; at < count; at++) servers.push(await start(at))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    addresses: servers.map(({ address }) => address),
    pids: () => servers.map(({ child }) => child.pid ?? 0),
    /** Ends one as an operator does, and starts it anew at the same port, as it is built in that folder. */
    async restart(at: number, version = root) {
      const server = servers[at]
      await server?.stop()
      servers[at] = await start(at, new URL(server?.address ?? '').port, version)
    },
    /** Ends all of them as an operator does; answers how they are started again, at the same ports. */
    async halt() {
      await Promise.all(servers.map(server => server.stop()))
      return async () => {
        for (const [at, { address }] of [...servers.entries()]) servers[at] = await start(at, new URL(address).port)
      }
    },
    /** What each is given. */
    env: { ...common, DATA_FOLDER: join(folder.path, 'server-0') },
    stop,
  }
}

/** Section 1 of docs/operators.md. */
async function makeRoles({ urlOf, password }: Postgres): Promise<void> {
  const database = await connectTo(urlOf('postgres', 'postgres'))
  try {
    for (const role of ['portal_owner', 'portal_server'])
      await database.query(`create role ${role} login password '${password}'`)
    await database.query('create database portal owner portal_owner')
  } finally {
    await database.end()
  }
}
