import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { grouped } from '../platform/grouped'
import type { Asked } from './asked'
import type { Counting } from './counting'
import { Finding, type Found } from './found'
import { coarse } from './kept/grain'
import { addedUp, isStale, type Moment, type Parts, partsOf, STANDINGS } from './kept/standing'
import { passesOf } from './passes'
import { type Reading, readingsOf } from './readings'
import { wholeOf } from './selects'
import type { Sight } from './sight'

interface Row {
  readonly key: string | null
  readonly place: string
  readonly value: string | null
  readonly piece: number
  readonly branch: number
  readonly figures: readonly (number | null)[]
}

/**
 * Reads all columns in one statement, which reads the facts of each period once, by an index on the day that it goes by.
 * What all count alike who count the province is counted once; then only facts that have changed or turned since are read.
 */
export async function readFigures(counting: Counting, asked: Asked, sight: Sight): Promise<Found> {
  const today = dayOf(counting.now)
  const wholes = passesOf(counting, asked, today).filter(pass => !pass.addsUp)
  const readings = readingsOf(counting, asked, sight, today)
  const selects = [
    ...wholes.map(pass => wholeOf(pass, coarse(asked), asked, sight.all)),
    ...readings.flatMap(one => one.selects),
  ]
  const { rows, moment } = await readRows(counting.db, selects)
  if (readings.some(reading => forgets(reading, moment))) return readFigures(counting, asked, sight)
  const finding = new Finding(readings)
  for (const [at, pass] of wholes.entries()) finding.set(pass, rows[at] ?? [])
  let at = wholes.length
  for (const reading of readings) {
    const read = rows.slice(at, at + reading.selects.length)
    at += reading.selects.length
    const byPiece = read.map(found => grouped(found, ({ piece }) => `${piece}`))
    for (const [no, piece] of reading.pieces.entries()) {
      const kept = reading.kept?.[no]
      const before = kept?.standing?.parts ?? NOTHING
      const parts = byPiece.reduce((sum, found) => addedUp(sum, partsIn(found.get(`${no}`) ?? [])), before)
      if (kept) STANDINGS.set(kept.words, { ...moment, day: today, parts })
      finding.add(reading, piece, parts)
    }
  }
  return finding.end()
}

const NOTHING: Parts = new Map()

const partsIn = (rows: readonly Row[]): Parts =>
  partsOf(rows.map(({ key, place, value, figures }) => ({ key, place, value, numbers: figures.map(at => at ?? 0) })))

/** What has stood for too long is counted anew. */
function forgets({ kept = [] }: Reading, moment: Moment): boolean {
  const stale = kept.filter(({ standing }) => standing && isStale(standing, moment))
  for (const { words } of stale) STANDINGS.forget(words)
  return stale.length > 0
}

/** The moment at which a statement counts, as the key of a row of its own. */
const MOMENT = sql`select jsonb_build_object('snapshot', pg_current_snapshot()::text, 'at', extract(epoch from now()),
  'era', pg_postmaster_start_time()::text || (select oid from pg_database where datname = current_database()))::text,
  '', null, 0, -1, null`

/** Rows of each select. */
async function readRows(db: Db, selects: readonly RawBuilder<unknown>[]) {
  const branches = selects.map(
    (select, at) => sql`select key, place, value, piece, ${sql.lit(at)} as branch, figures from (${select}) as counted`,
  )
  const found = await sql<Row>`${sql.join([...branches, MOMENT], sql` union all `)}`.execute(db)
  const rows = selects.map((): Row[] => [])
  let moment: Moment | undefined
  for (const row of found.rows) {
    if (row.branch < 0) moment = JSON.parse(row.key ?? '')
    else rows[row.branch]?.push(row)
  }
  if (!moment) throw new Error('A statement says when it counts')
  return { rows, moment }
}
