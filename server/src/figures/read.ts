import { sql } from 'kysely'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Asked } from './asked'
import { type Branch, branchesOf } from './branches'
import type { Figures } from './cells'
import { addedUp, isStale, type Moment, type Numbers, standingsOf } from './kept/standing'
import { type Pass, passesOf } from './passes'
import type { Sight } from './sight'

export interface Counting {
  readonly db: Db
  readonly caller: Caller
  readonly now: Date
  /** Whether several people look at the same figures: then nothing is counted that any of them might not know of. */
  readonly isForAll?: boolean
}

/** As the row of all is called; no key is empty of letters and begins so. */
export const TOTAL = '\u0000'

/** Figures by key of row. */
export type Found = ReadonlyMap<string, Figures>

interface Row {
  readonly key: string | null
  readonly branch: number
  readonly figures: readonly (number | null)[]
}

/**
 * Reads all columns in one statement, which reads the facts of each period once, by an index on the day that it goes by.
 * What all count alike who count the province is counted once; then only facts that have changed since are read.
 */
export async function readFigures(counting: Counting, asked: Asked, sight: Sight): Promise<Found> {
  const { db, now } = counting
  // What a transaction has changed is nobody else's yet.
  const keeping = db.isTransaction ? undefined : { db, standings: standingsOf(db) }
  const branches = passesOf(db, asked, dayOf(now)).flatMap(pass => branchesOf(pass, asked, sight, keeping))
  const { rows, moment } = await readBranches(db, branches)
  const found = foundOf(branches)
  for (const [at, branch] of branches.entries()) {
    const { pass, kept } = branch
    const own = rows.filter(row => row.branch === at)
    if (!pass.addsUp) setNumbers(found, pass, own)
    else if (!kept) addNumbers(found, pass, numbersOf(own))
    else if (kept.standing && isStale(kept.standing, moment)) {
      keeping?.standings.forget(kept.words)
      return readFigures(counting, asked, sight)
    } else {
      const numbers = addedUp(kept.standing?.numbers ?? new Map(), numbersOf(own))
      keeping?.standings.set(kept.words, { ...moment, numbers })
      addNumbers(found, pass, numbers)
    }
  }
  return found
}

/** The moment at which a statement counts, as the key of a branch of its own. */
const MOMENT = sql`select jsonb_build_object('snapshot', pg_current_snapshot()::text, 'at', extract(epoch from now()),
  'era', pg_postmaster_start_time()::text || (select oid from pg_database where datname = current_database()))::text, -1, null`

async function readBranches(db: Db, branches: readonly Branch[]) {
  const selects = branches.map(
    ({ select }, at) => sql`select key, ${sql.lit(at)} as branch, figures from (${select}) as counted`,
  )
  const { rows } = await sql<Row>`${sql.join([...selects, MOMENT], sql` union all `)}`.execute(db)
  const moment: Moment = JSON.parse(rows.find(({ branch }) => branch < 0)?.key ?? '')
  return { rows, moment }
}

const numbersOf = (rows: readonly Row[]): Numbers =>
  new Map(rows.map(({ key, figures }) => [key, figures.map(number => number ?? 0)]))

type Finding = Map<string, Record<string, number | null>>

/** What adds up is nothing in the row of all until something is found. */
function foundOf(branches: readonly Branch[]): Finding {
  const names = branches.flatMap(({ pass }) => (pass.addsUp ? pass.aggregates.map(({ name }) => name) : []))
  return new Map([[TOTAL, Object.fromEntries(names.map(name => [name, 0]))]])
}

function rowOf(found: Finding, key: string): Record<string, number | null> {
  const row = found.get(key) ?? {}
  found.set(key, row)
  return row
}

function setNumbers(found: Finding, { aggregates }: Pass, rows: readonly Row[]): void {
  for (const { key, figures } of rows)
    for (const [at, { name }] of aggregates.entries()) rowOf(found, key ?? TOTAL)[name] = figures[at] ?? null
}

/** Each fact is in one row, so that all rows add up to all. */
function addNumbers(found: Finding, { aggregates }: Pass, numbers: Numbers): void {
  for (const [key, [facts, ...values]] of numbers) {
    if (!facts) continue
    for (const row of [rowOf(found, TOTAL), ...(key === null ? [] : [rowOf(found, key)])])
      for (const [at, { name }] of aggregates.entries()) row[name] = (row[name] ?? 0) + (values[at] ?? 0)
  }
}
