import { sql } from 'kysely'

const MARK = '/* kept */'
/** Where a query has it. */
const MARKED = /^select (?:distinct (?:on \([^)]*\) )?)?\/\* kept \*\//

/**
 * In front of a query (`modifyFront`) on data that hardly ever change: codes, regions, organisations, posts and their
 * rights, parameters, the calendar. The process answers it from what it has read before, until the data change. The
 * tables are those of `CHANGES`; rows are shared between calls and never written to.
 */
export const KEPT = sql.raw(MARK)

export const isKept = (text: string): boolean => MARKED.test(text)

const TABLES = [
  'classified_word',
  'code_item',
  'department',
  'distribution_rule',
  'file_move',
  'mask',
  'organisation',
  'permission_node',
  'post',
  'post_role',
  'post_scope',
  'region',
  'role',
  'role_permission',
  'rule_param',
  'work_calendar',
  'work_year',
]
const WRITE = '(?:insert into|update|delete from|truncate(?: table)?|copy)\\s+(?:only\\s+)?"?'
const ANY_CHANGE = new RegExp(`\\b${WRITE}(?:${TABLES.join('|')})\\b`, 'i')
/** Of people the columns that a caller has; signing in and taking note of news change others. */
const CHANGE_OF_PERSON =
  /\bupdate\s+"?person\b(?:(?!\b(?:where|returning)\b)[^;])*\b(?:in_use|must_change_password|user_name|login_account)\b/i
const CHANGE_OF_SESSION = /\b(?:update|delete from)\s+"?session\b/i
/** Sessions that go on are written to often, and nothing about who calls changes by it. */
const SIGN_OF_LIFE = 'set "last_seen_at"'

/** What a statement changes of what is kept: everything, who calls, or nothing. */
export function changeBy(text: string): 'all' | 'callers' | undefined {
  if (text.startsWith('select')) return undefined
  if (ANY_CHANGE.test(text) || CHANGE_OF_PERSON.test(text)) return 'all'
  return CHANGE_OF_SESSION.test(text) && !text.includes(SIGN_OF_LIFE) ? 'callers' : undefined
}

/** At so many all are forgotten. */
const MOST = 10_000
/**
 * What is kept is used so long, milliseconds, after the database was last asked, on the connection that hears of changes,
 * and answered: who is cut off from it asks for everything again.
 */
const TRUSTED_MS = 3000

/** What was read under some keys, and what is being read under them now. */
class Shelf {
  readonly known = new Map<string, unknown>()
  readonly reading = new Map<string, Promise<unknown>>()
}

/** What a process keeps of one database, and whether it may be used. */
export class Kept {
  readonly #values = new Shelf()
  readonly #callers = new Shelf()
  /** What was read last of what may be a little old, and when that was asked. */
  readonly #recent = new Map<string, { readonly value: unknown; readonly askedAt: number }>()
  readonly #clock: () => number
  #trustedUntil = Number.NEGATIVE_INFINITY
  #changes = 0

  /** The clock counts milliseconds and only goes forward. */
  constructor(clock = () => performance.now()) {
    this.#clock = clock
  }

  /** Changes are heard up to this time at least, by the clock. */
  trust(heardUntil: number): void {
    this.#trustedUntil = heardUntil + TRUSTED_MS
  }

  distrust(): void {
    this.#trustedUntil = Number.NEGATIVE_INFINITY
    this.drop('all')
  }

  drop(what: 'all' | 'callers'): void {
    this.#changes += 1
    this.#callers.known.clear()
    if (what === 'callers') return
    this.#values.known.clear()
    this.#recent.clear()
  }

  dropCaller(tokenHash: string): void {
    this.#changes += 1
    this.#callers.known.delete(tokenHash)
  }

  /** What was read before under a key, else what is read now, which is kept unless something changes meanwhile. */
  value<T>(key: string, read: () => Promise<T>): Promise<T> {
    return this.#known(this.#values, key) ?? this.#shared(this.#values, key, read)
  }

  /**
   * As `value`, for who reads inside a transaction: others do not wait for that, since it may itself wait for a lock that
   * they hold.
   */
  valueInTransaction<T>(key: string, read: () => Promise<T>): Promise<T> {
    return this.#known(this.#values, key) ?? this.#kept(this.#values, key, read)
  }

  /** As `value`, of what is only shown: while changes cannot be heard it may be so many milliseconds old. */
  async shownValue<T>(key: string, read: () => Promise<T>, oldestMs: number): Promise<T> {
    const recent = this.#isTrusted ? undefined : this.#recent.get(key)
    if (recent && this.#clock() - recent.askedAt < oldestMs) return recent.value as T
    return this.value(key, async () => {
      const before = this.#changes
      const askedAt = this.#clock()
      const value = await read()
      if (before === this.#changes) this.#recent.set(key, { value, askedAt })
      return value
    })
  }

  /** As `value`, of whoever holds a token. */
  caller<T>(tokenHash: string, read: () => Promise<T>): Promise<T> {
    return this.#known(this.#callers, tokenHash) ?? this.#shared(this.#callers, tokenHash, read)
  }

  #known<T>(shelf: Shelf, key: string): Promise<T> | undefined {
    return this.#isTrusted && shelf.known.has(key) ? Promise.resolve(shelf.known.get(key) as T) : undefined
  }

  /** One read for all who ask at once. It begins after each has asked: what was true before is nobody's answer. */
  async #shared<T>(shelf: Shelf, key: string, read: () => Promise<T>): Promise<T> {
    await shelf.reading.get(key)?.catch(() => undefined)
    const known = this.#known<T>(shelf, key) ?? shelf.reading.get(key)
    if (known) return known as Promise<T>
    const reading = this.#kept(shelf, key, read).finally(() => shelf.reading.delete(key))
    shelf.reading.set(key, reading)
    return reading
  }

  async #kept<T>(shelf: Shelf, key: string, read: () => Promise<T>): Promise<T> {
    const before = this.#changes
    const found = await read()
    if (found === undefined || !this.#isTrusted || before !== this.#changes) return found
    if (shelf.known.size >= MOST) shelf.known.clear()
    shelf.known.set(key, found)
    return found
  }

  get #isTrusted(): boolean {
    return this.#clock() < this.#trustedUntil
  }
}

const byUrl = new Map<string, Kept>()

/** What this process keeps of the database at an address. */
export function keptOf(url: string): Kept {
  const kept = byUrl.get(url) ?? new Kept()
  byUrl.set(url, kept)
  return kept
}

/** Forgets at once what a statement of this process has changed, by whichever role and address it was sent. */
export function dropEverywhere(what: 'all' | 'callers'): void {
  for (const kept of byUrl.values()) kept.drop(what)
}
