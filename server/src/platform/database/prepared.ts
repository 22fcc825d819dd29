import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { QueryConfig } from 'pg'

const MARK = 'select /* prepared */'

/**
 * In front of a query (`modifyFront`) that costs more to plan than to run: each connection plans it once. For queries
 * by keys, whose text does not depend on what is asked, and whose best plan does not either.
 */
export const PREPARED = sql.raw(MARK.replace('select ', ''))

/** Whether a query has the mark. */
export const isMarked = (text: string): boolean => text.startsWith(MARK)

/**
 * How a connection makes plans. Left to itself PostgreSQL plans a prepared query anew for as long as the values make it
 * look a little cheaper, which a page of a list always does: 3 ms of planning to save nothing.
 */
export const plansOnce = (once: boolean): string => `plan_cache_mode = ${once ? 'force_generic_plan' : 'auto'}`

/**
 * Rows written by their keys: planned alike whatever they hold, so they need no mark. A plan that returns all columns
 * ends when a later version of the server adds one.
 */
const isWrite = (text: string) =>
  /^(?:insert into|update) "/.test(text) && !/\b(?:select|from) |returning \*/.test(text)

/** Every connection keeps the plans of those it has seen: so many, whatever callers ask for; the rest are planned each time. */
const MOST = { marked: 300, writes: 200 }

/** How the driver takes queries: one of that mark, or a write that came before, is prepared under a name of its own. */
export function statements(): (text: string, values: readonly unknown[]) => QueryConfig {
  const marked = names(MOST.marked)
  const writes = names(MOST.writes)
  const cameBefore = latest(MOST.writes)
  return (text, values) => {
    const statement = { text, values: [...values] }
    const isNamed = writes.has(text) || (isWrite(text) && cameBefore(text))
    const name = isMarked(text) ? marked.of(text) : isNamed ? writes.of(text) : undefined
    return name ? { ...statement, name } : statement
  }
}

export const statementOf = statements()

function names(most: number) {
  const known = new Map<string, string>()
  return {
    has: (text: string) => known.has(text),
    of(text: string): string | undefined {
      if (!known.has(text) && known.size < most) known.set(text, createHash('sha256').update(text).digest('base64url'))
      return known.get(text)
    },
  }
}

/** Whether a text is among the latest; what comes once, as a number of rows that nobody else brings, takes no name. */
function latest(most: number): (text: string) => boolean {
  const texts = new Set<string>()
  return text => {
    if (texts.delete(text)) return true
    const [oldest] = texts
    if (oldest !== undefined && texts.size >= most) texts.delete(oldest)
    texts.add(text)
    return false
  }
}
