import { sql } from 'kysely'
import { recordAudit } from '../platform/audit/record'
import { DAY_MS } from '../platform/calendar/china-time'
import type { Db } from '../platform/database/connect'
import { gatherStatistics } from '../platform/database/statistics'
import type { Services } from '../platform/services'
import { defineAreas, settleAreas } from './areas'
import { type Bases, idOf, keepBases, LOADED, readBases } from './bases'
import { copyCases } from './copy'
import { makeRows } from './make'
import { chooseModels, type Model, NUMBERED } from './models'
import { dropPairs, makePairs } from './pairs'
import { fillReach } from './reach'

/** Petitions that are stored in one transaction. */
const CHUNK = 100_000
const STORED = '装载'
const MINUTE_MS = DAY_MS / 24 / 60

/**
 * Loads petitions up to a number: copies of the demonstration's cases with all that belongs to them, spread over thirty
 * places and five years, each with words and people of its own. What was interrupted goes on with the next chunk.
 */
export async function load(services: Services, count: number, log: (line: string) => void): Promise<void> {
  await services.db.connection().execute(async db => {
    await defineAreas(db)
    const known = await readBases(db)
    const { bases, models } = known
      ? await resume(db, known, count)
      : await db.transaction().execute(first => settle(first, count))
    const begun = performance.now()
    const loaded = await countLoaded(db)
    if (count - loaded >= CHUNK) await dropPairs(db)
    for (let from = loaded; from < count; from += CHUNK) {
      const until = Math.min(count, from + CHUNK)
      await db.transaction().execute(chunk => storeChunk(chunk, services, { from, until, bases, models }))
      log(`${until} petitions, ${((performance.now() - begun) / MINUTE_MS).toFixed(1)} minutes`)
    }
    await db.transaction().execute(fillReach)
    await makePairs(db)
    if (loaded < count) await gatherStatistics(db)
    log(`ready, ${((performance.now() - begun) / MINUTE_MS).toFixed(1)} minutes`)
  })
}

interface Begun {
  readonly bases: Bases
  readonly models: readonly Model[]
}

async function resume(db: Db, bases: Bases, count: number): Promise<Begun> {
  await reserveIds(db, bases, count)
  return { bases, models: await chooseModels(db, table => bases[table].last) }
}

/**
 * Once: whoever has been settled would be taken for one of the demonstration the next time. A server that runs meanwhile
 * waits, so that its rows come before those that are loaded or after their ids.
 */
async function settle(db: Db, count: number): Promise<Begun> {
  const tables = sql.join([...NUMBERED, 'petition', 'matter'].map(table => sql.table(table)))
  await sql`lock table ${tables} in share row exclusive mode`.execute(db)
  const models = await chooseModels(db, () => Number.MAX_SAFE_INTEGER)
  await settleAreas(db)
  const bases = await keepBases(db)
  await reserveIds(db, bases, count)
  return { bases, models }
}

interface Chunk extends Begun {
  readonly from: number
  readonly until: number
}

async function storeChunk(db: Db, services: Services, { from, until, bases, models }: Chunk): Promise<void> {
  await recordAudit(db, { action: STORED, objectType: LOADED, objectId: String(until) })
  // Copies of rows that fit: checking every reference would take longer than storing them.
  await sql`set local session_replication_role = replica`.execute(db)
  await createMade(db)
  const serials = await readSerials(db)
  const split = { open: models.filter(({ isOpen }) => isOpen), ended: models.filter(({ isOpen }) => !isOpen) }
  await makeRows(db, from, until, { bases, keys: services.fieldKeys, serials, models: split })
  await finishMade(db, bases)
  await copyCases(db)
  await storeRest(db)
  await keepSerials(db, serials)
  await recount(db)
}

const createMade = (db: Db) =>
  sql`create temp table made (n integer, id bigint, model_id bigint, area integer, shift interval, petition_no text,
    query_code text, matter_id bigint, summary text, request text, title text, place_region text, repeat_flag text,
    bands integer[]) on commit drop`.execute(db)

/** Where the rows of each begin; a code that somebody has already is left out. */
async function finishMade(db: Db, bases: Bases): Promise<void> {
  const firsts = NUMBERED.map(table => {
    const first = sql`${sql.lit(idOf(bases, table, 0))} + n::bigint * ${sql.lit(bases[table].stride)}`
    return sql`add column ${sql.ref(`first_${table}`)} bigint generated always as (${first}) stored`
  })
  await sql`alter table made ${sql.join(firsts)}`.execute(db)
  await sql`update made set query_code = '' from petition
    where petition.province_code = '99' and petition.query_code = made.query_code`.execute(db)
  await sql`analyze made`.execute(db)
}

async function storeRest(db: Db): Promise<void> {
  await sql`insert into petition_text (province_code, petition_id, bands) select '99', id, bands from made`.execute(db)
  await sql`insert into matter (province_code, id, category, place_region, petition_count, first_petition_at,
      last_petition_at) overriding system value
    select '99', made.matter_id, min(category), min(made.place_region), count(*), min(registered_at - shift),
      max(registered_at - shift)
    from made join model on model.id = model_id group by made.matter_id`.execute(db)
}

async function readSerials(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; last_no: number }>`
    select prefix || ' ' || region6 || ' ' || day as key, last_no from petition_serial`.execute(db)
  return new Map(rows.map(({ key, last_no }) => [key, last_no]))
}

async function keepSerials(db: Db, serials: ReadonlyMap<string, number>): Promise<void> {
  const rows = JSON.stringify(Object.fromEntries(serials))
  await sql`insert into petition_serial (prefix, region6, day, last_no)
    select split_part(key, ' ', 1), split_part(key, ' ', 2), split_part(key, ' ', 3)::date, value::int
    from json_each_text(${rows}::json)
    on conflict (prefix, region6, day) do update set last_no = excluded.last_no`.execute(db)
}

/** What others store from now on has ids behind those of what is loaded. */
async function reserveIds(db: Db, bases: Bases, count: number): Promise<void> {
  for (const table of [...NUMBERED, 'petition', 'matter'] as const)
    await sql`select setval(name, greatest(nextval(name), ${idOf(bases, table, count)}))
      from pg_get_serial_sequence(${table}, 'id') as name`.execute(db)
}

/** The counters of open to-dos, as they are. */
async function recount(db: Db): Promise<void> {
  await sql`delete from todo_counter`.execute(db)
  await sql`insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
    select province_code, dept_id, person_id, todo_type, count(*) from todo where done_at is null
    group by 1, 2, 3, 4`.execute(db)
}

async function countLoaded(db: Db): Promise<number> {
  const { rows } = await sql<{ loaded: number }>`select coalesce(max(object_id::int), 0) as loaded from audit
    where object_type = ${LOADED} and action = ${STORED}`.execute(db)
  return rows[0]?.loaded ?? 0
}
