/** Numbers of a part of what is counted; the first is how many facts it has. */
export interface Part {
  /** Of the row; null where the place tells it, or there is one row alone. */
  readonly key: string | null
  readonly place: string
  /** What the facts are told apart by besides. */
  readonly value: string | null
  readonly numbers: readonly number[]
}

/** By what they are parts of. */
export type Parts = ReadonlyMap<string, Part>

export const partsOf = (parts: readonly Part[]): Parts =>
  new Map(parts.map(part => [`${part.place} ${part.value} ${part.key}`, part]))

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
  /** As facts count on this day. */
  readonly day: string
  readonly parts: Parts
}

/** Changes of facts are there for four days (`forgetFactChanges`), so that a weekend passes; what was counted is used for less. */
const USED_SECONDS = 302_400

export const isStale = (standing: Standing, now: Moment): boolean =>
  standing.era !== now.era || now.at - standing.at > USED_SECONDS

/** Both added up; a part that has no fact any more is gone. */
export function addedUp(before: Parts, more: Parts): Parts {
  if (more.size === 0) return before
  const sums = new Map(before)
  for (const [name, part] of more) {
    const known = before.get(name)
    const numbers = known ? known.numbers.map((number, at) => number + (part.numbers[at] ?? 0)) : part.numbers
    if (numbers[0]) sums.set(name, { ...part, numbers })
    else sums.delete(name)
  }
  return sums
}

/** Numbers that a process keeps at most, of all statements: some 80 MB. */
const MOST_NUMBERS = 8_000_000
/** So many have room at least. */
const ROOM = 8

/** What a process has counted, by its statement; what was asked for longest ago is forgotten first, and what would leave room for nothing else is not kept. */
export class Standings {
  readonly #known = new Map<string, Standing>()
  readonly #most: number
  readonly #mostOfOne: number
  #size = 0

  constructor(most = MOST_NUMBERS, mostOfOne = most / ROOM) {
    this.#most = most
    this.#mostOfOne = mostOfOne
  }

  get(statement: string): Standing | undefined {
    return this.#known.get(statement)
  }

  set(statement: string, standing: Standing): void {
    this.forget(statement)
    if (sizeOf(standing) > this.#mostOfOne) return
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

/** Names and what holds a part together weigh as much as some numbers. */
const OF_PART = 12

function sizeOf({ parts }: Standing): number {
  const [first] = parts.values()
  return OF_PART + parts.size * (OF_PART + (first?.numbers.length ?? 0))
}

/** Of this process, whichever connections count: each standing says of which database it is. */
export const STANDINGS = new Standings()
