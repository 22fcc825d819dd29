import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startServer } from '../../../scripts/testing/server-process.mjs'
import { connectTo } from '../database.ts'
import { scratchFolder } from '../programs.ts'
import type { Cluster } from './cluster.ts'

const SERVERS = 2

/** Two servers of the portal on a database that fails over, as docs/operators.md has them. */
export async function startPortal(root: string, cluster: Cluster, more: NodeJS.ProcessEnv = {}) {
  await makeRoles(cluster)
  const folder = await scratchFolder(undefined)
  const common = {
    ...process.env,
    DATABASE_URL: cluster.urlOf('portal_server', 'portal'),
    DATABASE_READ_URL: cluster.readUrlOf('portal_server', 'portal'),
    DATABASE_MIGRATE_URL: cluster.urlOf('portal_owner', 'portal'),
    FIELD_KEYS: randomBytes(32).toString('base64'),
    FILES_FOLDER: join(folder.path, 'files'),
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    DEMO_CASES: '0',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...more,
  }
  const servers: Awaited<ReturnType<typeof startServer>>[] = []
  const stop = async () => {
    await Promise.all(servers.map(server => server.stop()))
    await folder.remove()
  }
  try {
    for (let at = 1; at <= SERVERS; at++)
      servers.push(await startServer(root, { ...common, DATA_FOLDER: join(folder.path, `server-${at}`) }))
  } catch (error) {
    await stop()
    throw error
  }
  return { addresses: servers.map(({ address }) => address), stop }
}

/** Section 1 of docs/operators.md. */
async function makeRoles({ urlOf, password }: Cluster): Promise<void> {
  const database = await connectTo(urlOf('postgres', 'postgres'))
  try {
    for (const role of ['portal_owner', 'portal_server'])
      await database.query(`create role ${role} login password '${password}'`)
    await database.query('create database portal owner portal_owner')
  } finally {
    await database.end()
  }
}
