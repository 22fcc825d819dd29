import type { RingsAnswer } from '@portal/shared-lib/contract/calls/federation'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import { faultsOfRing, peopleWithSet, ringBudget } from '../../platform/rollout/rings'
import type { Services } from '../../platform/services'
import { partsOfSet } from './read'

const MOST_ACTS = 200

/** Names of what the row's arrays of codes name, regions first; what has gone meanwhile keeps its code. */
const officesOf = (table: 'ring' | 'ring_event') => sql<string[]>`array(
  select coalesce(region_name, code)
  from unnest(${sql.ref(`${table}.regions`)}) as code left join region on region_code = code
  union all
  select coalesce(company_name, code)
  from unnest(${sql.ref(`${table}.organisations`)}) as code left join organisation on organisation.id = code)`

/** The ring that counts, with what of its budget is spent, and what was done with all that there were. */
export async function readRings(services: Services): Promise<RingsAnswer> {
  const past = await readPast(services)
  return { latest: await readLatest(services, past), past }
}

async function readLatest({ db, config }: Services, past: RingsAnswer['past']): Promise<RingsAnswer['latest']> {
  const latest = db.selectFrom('ring').orderBy('id', 'desc').limit(1)
  const ring = await latest
    .select(['id', 'set_id', 'state', 'started_at', 'ended_at', officesOf('ring').as('offices')])
    .executeTakeFirst()
  if (!ring) return null
  const people = ring.ended_at ? (past[0]?.people ?? 0) : await peopleWithSet(db, ring.set_id)
  const faults = await faultsOfRing(db, ring.id)
  const faulty = new Map(faults.map(({ remote, faulty }) => [remote, faulty]))
  const parts = await partsOfSet(config.portalFolder, ring.set_id)
  return {
    id: ring.set_id,
    state: ring.state,
    offices: ring.offices,
    startedAt: dateTimeOf(ring.started_at),
    endedAt: ring.ended_at && dateTimeOf(ring.ended_at),
    people,
    allowed: ringBudget(people),
    parts: parts.map(part => ({ ...part, faulty: faulty.get(part.name) ?? 0 })).sort((a, b) => b.faulty - a.faulty),
  }
}

async function readPast({ db }: Services): Promise<RingsAnswer['past']> {
  const rows = await db
    .selectFrom('ring_event')
    .innerJoin('ring', 'ring.id', 'ring_event.ring_id')
    .orderBy('ring_event.id', 'desc')
    .limit(MOST_ACTS)
    .select(['ring_event.id', 'at', 'kind', 'people', 'remote', 'version', 'faulty', 'ring.set_id as set'])
    .select(officesOf('ring_event').as('offices'))
    .execute()
  return rows.map(({ id, at, kind, set, people, offices, remote, version, faulty }) => ({
    key: id,
    at: dateTimeOf(at),
    id: set,
    act: kind,
    offices,
    people,
    remote: remote ?? '',
    version: version ?? '',
    faulty: faulty ?? 0,
  }))
}
