import { sql } from 'kysely'
import type { Db } from '../platform/database/connect'
import type { Asked } from './asked'
import { type Branch, branchesOf } from './branches'
import type { Counting } from './counting'
import { Finding, type Found } from './found'
import { addedUp, isStale, type Moment, partsOf, STANDINGS } from './kept/standing'
import { passesOf } from './passes'
import type { Sight } from './sight'

interface Row {
  readonly key: string | null
  readonly place: string
  readonly value: string | null
  readonly branch: number
  readonly figures: readonly (number | null)[]
}

/**
 * Reads all columns in one statement, which reads the facts of each period once, by an index on the day that it goes by.
 * What all count alike who count the province is counted once; then only facts that have changed since are read.
 */
export async function readFigures(counting: Counting, asked: Asked, sight: Sight): Promise<Found> {
  const { db } = counting
  const passes = passesOf(counting, asked)
  const branches = passes.flatMap(pass => branchesOf(pass, asked, sight, db.isTransaction ? undefined : db))
  const { rows, moment } = await readBranches(db, branches)
  if (branches.some(branch => forgets(branch, moment))) return readFigures(counting, asked, sight)
  const finding = new Finding(branches)
  for (const [at, branch] of branches.entries()) {
    const { pass, kept } = branch
    if (!pass.addsUp) finding.set(pass, rows[at]?.map(row => ({ key: row.key, numbers: row.figures })) ?? [])
    else {
      const read = partsOf((rows[at] ?? []).map(partOf))
      const parts = kept?.standing ? addedUp(kept.standing.parts, read) : read
      if (kept) STANDINGS.set(kept.words, { ...moment, parts })
      finding.add(branch, parts)
    }
  }
  return finding.end()
}

/** What has stood for too long is counted anew. */
function forgets({ kept }: Branch, moment: Moment): boolean {
  if (!kept?.standing || !isStale(kept.standing, moment)) return false
  STANDINGS.forget(kept.words)
  return true
}

const partOf = ({ key, place, value, figures }: Row) => ({ key, place, value, numbers: figures.map(at => at ?? 0) })

/** The moment at which a statement counts, as the key of a branch of its own. */
const MOMENT = sql`select jsonb_build_object('snapshot', pg_current_snapshot()::text, 'at', extract(epoch from now()),
  'era', pg_postmaster_start_time()::text || (select oid from pg_database where datname = current_database()))::text,
  '', null, -1, null`

/** Rows of each branch. */
async function readBranches(db: Db, branches: readonly Branch[]) {
  const selects = branches.map(
    ({ select }, at) => sql`select key, place, value, ${sql.lit(at)} as branch, figures from (${select}) as counted`,
  )
  const found = await sql<Row>`${sql.join([...selects, MOMENT], sql` union all `)}`.execute(db)
  const rows = branches.map((): Row[] => [])
  let moment: Moment | undefined
  for (const row of found.rows) {
    if (row.branch < 0) moment = JSON.parse(row.key ?? '')
    else rows[row.branch]?.push(row)
  }
  if (!moment) throw new Error('A statement says when it counts')
  return { rows, moment }
}
