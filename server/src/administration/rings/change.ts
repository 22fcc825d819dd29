import { sql } from 'kysely'
import { type Author, COMMAND_LINE } from '../../platform/audit/author'
import { recordAudit } from '../../platform/audit/record'
import type { Db } from '../../platform/database/connect'
import { latestRing, peopleWithSet, type Ring } from '../../platform/rollout/rings'
import { takeFromSessions } from '../../platform/rollout/sets-of-sessions'

/** Codes of regions, with all below them, and of single organisations. */
export interface Offices {
  readonly regions: readonly string[]
  readonly organisations: readonly string[]
}

/** What made a ring go back by itself. */
export interface Spent {
  readonly remote: string
  readonly version: string
  readonly faulty: number
}

/**
 * Gives the composition that waits as the next to some offices first.
 * @param codes of regions (twelve digits), and codes or ids of organisations
 * @throws Error where a code is nobody's, or a ring is open already
 */
export const startRing = (db: Db, set: string, codes: readonly string[], at: Date): Promise<Ring> =>
  db.transaction().execute(async db => {
    const open = await lockedRing(db)
    if (open?.state === 'open' && open.set === set)
      throw new Error(`A ring of ${set} is open: widen it, finish it or take it back first`)
    // What it gave out waits no more: a newer composition was added in its place.
    if (open?.state === 'open') await endBack(db, open, at)
    const { regions, organisations } = await officesOf(db, codes)
    const values = { set_id: set, state: 'open' as const, regions: [...regions], organisations: [...organisations] }
    await db
      .insertInto('ring')
      .values({ ...values, started_at: at })
      .execute()
    return noted(db, 'start', at)
  })

/** Adds offices to the open ring. Sessions that have begun keep what they have. */
export const widenRing = (db: Db, codes: readonly string[], at: Date): Promise<Ring> =>
  db.transaction().execute(async db => {
    const ring = await openRing(db)
    const more = await officesOf(db, codes)
    const regions = [...new Set([...ring.regions, ...more.regions])]
    const organisations = [...new Set([...ring.organisations, ...more.organisations])]
    await db.updateTable('ring').set({ regions, organisations }).where('id', '=', ring.id).execute()
    return noted(db, 'widen', at, COMMAND_LINE, ring)
  })

/** Everybody gets the composition of the open ring, which is the one that waits. */
export const finishRing = (db: Db, set: string, at: Date): Promise<Ring> =>
  db.transaction().execute(async db => {
    const ring = await openRing(db)
    if (ring.set !== set) throw new Error(`The open ring is of ${ring.set}, and ${set} waits: start one of that first`)
    await db.updateTable('ring').set({ state: 'finished', ended_at: at }).where('id', '=', ring.id).execute()
    return noted(db, 'finish', at, COMMAND_LINE, ring)
  })

/**
 * Takes a composition back from everybody who has it by a ring, be it open or finished; their windows are told. Nothing
 * where the ring that counts is of another composition, or over.
 */
export const takeRingBack = (db: Db, set: string, at: Date): Promise<void> =>
  db.transaction().execute(async db => {
    const ring = await lockedRing(db)
    if (ring?.set === set && (ring.state === 'open' || ring.state === 'finished')) await endBack(db, ring, at)
  })

/** The same by itself, where the budget of a part is spent. */
export async function endBack(db: Db, ring: Ring, at: Date, spent?: Spent): Promise<Ring> {
  const state = spent ? 'spent' : 'back'
  await db.updateTable('ring').set({ state, ended_at: at }).where('id', '=', ring.id).execute()
  const ended = await noted(db, state, at, spent ? {} : COMMAND_LINE, ring, spent)
  await takeFromSessions(db, ring.set)
  return ended
}

/** The ring that counts, which nobody else changes before this transaction ends. */
export async function lockedRing(db: Db): Promise<Ring | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('rings', 0))`.execute(db)
  return latestRing(db)
}

async function openRing(db: Db): Promise<Ring> {
  const ring = await lockedRing(db)
  if (ring?.state !== 'open') throw new Error('No ring is open')
  return ring
}

/** Writes what was done into the ring's history and the audit; answers the ring as it is now. */
async function noted(
  db: Db,
  kind: 'start' | 'widen' | 'finish' | 'back' | 'spent',
  at: Date,
  author: Author = COMMAND_LINE,
  before?: Ring,
  spent?: Spent,
): Promise<Ring> {
  const ring = await latestRing(db)
  if (!ring) throw new Error('The ring is gone')
  const { id, set, ...after } = ring
  const offices = { regions: [...ring.regions], organisations: [...ring.organisations] }
  const people = await peopleWithSet(db, set)
  await db
    .insertInto('ring_event')
    .values({ ring_id: id, at, kind, people, ...offices, ...spent })
    .execute()
  const { regions, organisations, state } = before ?? {}
  await recordAudit(db, {
    ...author,
    action: ACTIONS[kind],
    objectType: 'composition',
    objectId: set,
    ...(before && { before: { regions, organisations, state } }),
    after: { ...after, people, ...spent },
  })
  return ring
}

const ACTIONS = {
  start: 'startRing',
  widen: 'widenRing',
  finish: 'finishRing',
  back: 'takeRingBack',
  spent: 'ringSpent',
}

async function officesOf(db: Db, codes: readonly string[]): Promise<Offices> {
  if (!codes.length) throw new Error('Name regions or organisations by their codes')
  const regions = await db.selectFrom('region').where('region_code', 'in', codes).select('region_code').execute()
  const organisations = await db
    .selectFrom('organisation')
    .where(eb => eb.or([eb('org_code', 'in', codes), eb('id', 'in', codes)]))
    .where('in_use', '=', true)
    .select(['id', 'org_code'])
    .execute()
  const known = [...regions.map(row => row.region_code), ...organisations.flatMap(row => [row.id, row.org_code])]
  const unknown = codes.filter(code => !known.includes(code))
  if (unknown.length) throw new Error(`Neither a region nor an organisation in use: ${unknown.join(', ')}`)
  return { regions: regions.map(row => row.region_code), organisations: organisations.map(row => row.id) }
}
