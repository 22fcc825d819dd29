import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryConfig } from 'pg'

const MARK = 'select /* prepared */'

/**
 * In front of a query (`modifyFront`) that costs more to plan than to run: each connection plans it once. For queries
 * by keys, whose text does not depend on what is asked, and whose best plan does not either.
 */
export const PREPARED = sql.raw(MARK.replace('select ', ''))

/**
 * Rows written by their keys: planned alike whatever they hold, so they need no mark. A plan that returns all columns
 * ends when a later version of the server adds one.
 */
const isWrite = (text: string) =>
  /^(?:insert into|update) "/.test(text) && !/\b(?:select|from) |returning \*/.test(text)

/** Every connection keeps the plans of those it has seen: so many, whatever callers ask for; the rest are planned each time. */
const MOST = 300

/** A query as the driver takes it; one of that mark, or a write that came before, is prepared under a name of its own. */
export function statementOf(text: string, values: readonly unknown[]): QueryConfig {
  const statement = { text, values: [...values] }
  const name = text.startsWith(MARK) || (isWrite(text) && cameBefore(text)) ? nameOf(text) : undefined
  return name ? { ...statement, name } : statement
}

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= MOST) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/** The latest writes: what comes once, as a number of rows that nobody else brings, takes no name from the others. */
const latest = new Set<string>()

function cameBefore(text: string): boolean {
  if (names.has(text) || latest.delete(text)) return true
  const [oldest] = latest
  if (oldest !== undefined && latest.size >= MOST) latest.delete(oldest)
  latest.add(text)
  return false
}
