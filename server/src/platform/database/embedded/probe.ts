import { realpathSync } from 'node:fs'
import { Client, DatabaseError } from 'pg'

const CONNECT_LIMIT_MS = 5_000
const WRONG_PASSWORD = '28P01'

export type Answer = 'ours' | 'stranger' | 'wrong password' | 'silent'

/** In the cluster's own first database; the password has no character that a URL would need to hide. */
export function connectionUrl(port: number, password: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
}

/** Who answers at the port: only the server of that data folder is ours, not one on a copy with the same password. */
export async function probe(port: number, password: string, data: string): Promise<Answer> {
  const client = new Client({
    connectionString: connectionUrl(port, password),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    query_timeout: CONNECT_LIMIT_MS,
  })
  client.on('error', () => {}) // a server that stops meanwhile shows in the answer to the query
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    return rows[0] && realpathSync(rows[0].folder) === data ? 'ours' : 'stranger'
  } catch (error) {
    return error instanceof DatabaseError && error.code === WRONG_PASSWORD ? 'wrong password' : 'silent'
  } finally {
    await client.end().catch(() => {})
  }
}
