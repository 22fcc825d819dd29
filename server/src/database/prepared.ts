import { createHash } from 'node:crypto'
import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import type pg from 'pg'

const MARK = 'select /* prepared */'

/**
 * In front of a query (`modifyFront`) that costs more to plan than to run: each connection plans it once. For queries
 * by keys, whose text does not depend on what is asked, and whose best plan does not either.
 */
export const PREPARED = sql.raw(MARK.replace('select ', ''))

/** The pool with statements of that mark prepared under names of their own. */
export const preparing = (pool: pg.Pool): PostgresPool => ({
  connect: async () => preparingClient(await pool.connect()),
  end: () => pool.end(),
})

function preparingClient(client: pg.PoolClient): PostgresPoolClient {
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') return client.query(asked as never)
    const statement = { text: asked, values: [...values] }
    return client.query(asked.startsWith(MARK) ? { ...statement, name: nameOf(asked) } : statement)
  }
  return { query, release: () => client.release() }
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
