import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryConfig } from 'pg'

const MARK = 'select /* prepared */'

/**
 * In front of a query (`modifyFront`) that costs more to plan than to run: each connection plans it once. For queries
 * by keys, whose text does not depend on what is asked, and whose best plan does not either.
 */
export const PREPARED = sql.raw(MARK.replace('select ', ''))

/** A query as the driver takes it; one of that mark is prepared under a name of its own. */
export function statementOf(text: string, values: readonly unknown[]): QueryConfig {
  const statement = { text, values: [...values] }
  return text.startsWith(MARK) ? { ...statement, name: nameOf(text) } : statement
}

const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
