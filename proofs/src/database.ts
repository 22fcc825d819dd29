import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The part of the driver that proofs use. */
export interface Database {
  connect: () => Promise<void>
  query: <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>
  end: () => Promise<void>
  on: (event: 'error', listener: () => void) => unknown
}

/** Reads rows; whoever asks knows what the columns hold. */
export type Query = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>

/** The driver of the server itself. */
const { Client }: { Client: new (options: object) => Database } = createRequire(
  join(process.cwd(), 'server/package.json'),
)('pg')

/**
 * Opens the embedded database of a server that runs, past the server.
 * @param data folder of the server's data
 */
export async function openDatabase(data: string) {
  const client = new Client(await addressOf(join(data, 'database')))
  await client.connect()
  return client
}

/** Opens any database by its address. */
export async function connectTo(url: string): Promise<Database> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Reads rows, one question after the other, whoever asks at once. */
export function inTurn(database: Pick<Database, 'query'>): Query {
  let last: Promise<unknown> = Promise.resolve()
  return <Row>(text: string, values?: unknown[]) => {
    const rows = last.then(() => database.query<Row>(text, values)).then(found => found.rows)
    last = rows.catch(() => {})
    return rows
  }
}

/**
 * Ends the embedded database as `kill -9` does.
 * @param data folder of the server's data
 */
export async function killDatabase(data: string) {
  const [pid] = await noteIn(join(data, 'database'))
  // 0 would be we ourselves.
  if (!Number(pid)) throw new Error(`No PostgreSQL runs in ${data}`)
  process.kill(Number(pid), 'SIGKILL')
}

/** The lines of postmaster.pid, which PostgreSQL writes while it runs. */
async function noteIn(folder: string) {
  return (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')
}

/** PostgreSQL notes its port in the fourth line. */
async function addressOf(folder: string) {
  const [, , , port] = await noteIn(folder)
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  return { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'postgres', password }
}
