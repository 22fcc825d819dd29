/** Numbers by key of row; null where there is one row alone. The first is how many facts the row has. */
export type Numbers = ReadonlyMap<string | null, readonly number[]>

/** When something was counted. */
export interface Moment {
  /** What had committed (`pg_snapshot`). */
  readonly snapshot: string
  /** Of which database, since it was started: another one has other snapshots. */
  readonly era: string
  /** Seconds, by the database's clock. */
  readonly at: number
}

export interface Standing extends Moment {
  readonly numbers: Numbers
}

/** Changes of facts are there for a day; what was counted is used for half as long. */
const USED_SECONDS = 43_200

export const isStale = (standing: Standing, now: Moment): boolean =>
  standing.era !== now.era || now.at - standing.at > USED_SECONDS

/** Both added up; a row that has no fact any more is gone. */
export function addedUp(before: Numbers, more: Numbers): Numbers {
  const sums = new Map(before)
  for (const [key, numbers] of more) {
    const known = before.get(key)
    sums.set(key, known ? known.map((number, at) => number + (numbers[at] ?? 0)) : numbers)
  }
  for (const [key, [facts]] of sums) if (!facts) sums.delete(key)
  return sums
}

/** Numbers that a process keeps at most, of all statements. */
const MOST_NUMBERS = 1_000_000

/** What a process has counted, by its statement; what was asked for longest ago is forgotten first. */
export class Standings {
  readonly #known = new Map<string, Standing>()
  readonly #most: number
  #size = 0

  constructor(most = MOST_NUMBERS) {
    this.#most = most
  }

  get(statement: string): Standing | undefined {
    return this.#known.get(statement)
  }

  set(statement: string, standing: Standing): void {
    this.forget(statement)
    this.#known.set(statement, standing)
    this.#size += sizeOf(standing)
    for (const oldest of this.#known.keys()) {
      if (this.#size <= this.#most) return
      this.forget(oldest)
    }
  }

  forget(statement: string): void {
    const known = this.#known.get(statement)
    if (!known) return
    this.#size -= sizeOf(known)
    this.#known.delete(statement)
  }
}

/** Keys and what holds a row together weigh as much as some numbers. */
const OF_ROW = 8

function sizeOf({ numbers }: Standing): number {
  const [first] = numbers.values()
  return OF_ROW + numbers.size * (OF_ROW + (first?.length ?? 0))
}

const byDatabase = new WeakMap<object, Standings>()

/** Those of one database's pool. */
export function standingsOf(db: object): Standings {
  const standings = byDatabase.get(db) ?? new Standings()
  byDatabase.set(db, standings)
  return standings
}
