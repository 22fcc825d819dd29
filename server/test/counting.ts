import type { Kysely } from 'kysely'
import pg from 'pg'
import { connect } from '../src/platform/database/connect'
import { LIMITS } from '../src/platform/database/limits'
import type { Database } from '../src/platform/database/schema'

/** By which the connections of a counted database are known: nothing else has this limit. */
const STATEMENT_MS = LIMITS.call.statementMs - 1

/** How a connection makes plans, said where the one before was asked for others: nothing is read or written by that. */
const PLANS = 'set plan_cache_mode'

/** A statement with its values, which are in order. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A database as a server has it, and the statements that reach it, `begin` and `commit` among them. */
export interface CountingDatabase {
  readonly db: Kysely<Database>
  during(happen: () => Promise<unknown>): Promise<readonly Statement[]>
  end(): Promise<void>
}

export function countingDatabase(url: string): CountingDatabase {
  const heard: Statement[] = []
  const counted = new WeakSet<object>()
  const query = pg.Client.prototype.query
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first, values] = asked
    const { text, ...config } = typeof first === 'string' ? { text: first } : (first as pg.QueryConfig)
    if (counted.has(this) && !text.startsWith(PLANS))
      heard.push({ text, values: config.values ?? (Array.isArray(values) ? values : []) })
    else if (text.startsWith('set session') && text.includes(`statement_timeout = ${STATEMENT_MS}`)) counted.add(this)
    return Reflect.apply(query, this, asked)
  })
  const db = connect(url, { ...LIMITS.call, statementMs: STATEMENT_MS })
  return {
    db,
    async during(happen) {
      heard.length = 0
      await happen()
      return [...heard]
    },
    async end() {
      await db.destroy()
      spy.mockRestore()
    },
  }
}
