import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { PortalServer } from './server'

const ofServer = createRequire(resolve(__dirname, '../../server/package.json'))

interface Client {
  connect(): Promise<void>
  query(statement: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
  end(): Promise<void>
}

/** Works on the portal's database, all or nothing. */
export async function inDatabase<Result>(
  { data }: PortalServer,
  work: (query: Client['query']) => Promise<Result>,
): Promise<Result> {
  const { Client } = ofServer('pg') as { Client: new (options: object) => Client }
  const client = new Client(await addressOf(join(data, 'database')))
  await client.connect()
  try {
    await client.query('begin')
    const result = await work((statement, values) => client.query(statement, values))
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** One statement on the portal's database. */
export async function change(portal: PortalServer, statement: string, values: readonly unknown[]): Promise<void> {
  await inDatabase(portal, query => query(statement, values))
}

/** Of the database that runs on a folder: PostgreSQL notes its port in the fourth line of postmaster.pid. */
async function addressOf(folder: string): Promise<object> {
  const files = await readdir(folder, { recursive: true })
  const note = files.find(file => file.endsWith('postmaster.pid')) ?? ''
  const [, , , port] = (await readFile(join(folder, note), 'utf8')).split('\n')
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  return { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'postgres', password }
}
