import type { RingState } from '@portal/shared-lib/contract/rules/rings'
import { sql } from 'kysely'
import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { REMOTE_BUDGETS } from '../observation/remote-budgets'

/** Who has the composition that waits as the next: everybody of some regions, with those below them, and of some organisations. */
export interface Ring {
  readonly id: string
  readonly set: string
  /** `back`: an operator took it back; `spent`: its budget of faults did. */
  readonly state: RingState
  readonly regions: readonly string[]
  readonly organisations: readonly string[]
}

/** The ring that counts: the one begun last. */
export async function latestRing(db: Db): Promise<Ring | undefined> {
  const ring = db.selectFrom('ring').orderBy('id', 'desc').limit(1)
  const found = await ring.select(['id', 'set_id as set', 'state', 'regions', 'organisations']).executeTakeFirst()
  return found
}

/** Whether somebody sits in an organisation of the ring, or in one of a region that is its own or lies below. */
export async function isInRing(
  db: Db,
  { regions, organisations }: Ring,
  { orgId, regionCode }: Pick<Caller, 'orgId' | 'regionCode'>,
): Promise<boolean> {
  if (organisations.includes(orgId)) return true
  const { rows } = await sql<{ found: boolean }>`
    with recursive above as (
      select region_code, parent_code from region where region_code = ${regionCode}
      union
      select region.region_code, region.parent_code from region join above on region.region_code = above.parent_code
    )
    select exists (select from above where region_code = any(${sql.val(regions)}::text[])) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** So many people may meet a fault of the same part, however few have it: one machine alone may be what is wrong. */
const LEAST = 2

/**
 * How many of the people of a ring may meet a fault of one part before it is taken back. Where two have it and both meet
 * it nobody is left for whom it works; one person alone never spends a budget.
 */
export function ringBudget(people: number): number {
  const least = Math.min(LEAST, Math.max(people - 1, 1))
  return Math.max(least, Math.floor(people * REMOTE_BUDGETS.faults))
}

/** How many people have had a session with a composition, that has ended or not. */
export async function peopleWithSet(db: Db, set: string): Promise<number> {
  const sessions = db.selectFrom('session').innerJoin('post', 'post.id', 'session.own_post_id')
  const counted = sessions
    .where('portal_set', '=', set)
    .select(sql<number>`count(distinct post.person_id)::int`.as('n'))
  return (await counted.executeTakeFirstOrThrow()).n
}

/** How many people have met a fault of each part, the worst first; a part of which nobody has is not among them. */
export async function faultsOfRing(
  db: Db,
  ringId: string,
): Promise<{ remote: string; version: string; faulty: number }[]> {
  return db
    .selectFrom('ring_fault')
    .where('ring_id', '=', ringId)
    .groupBy('remote')
    .select(['remote', sql<string>`max(version)`.as('version'), sql<number>`count(*)::int`.as('faulty')])
    .orderBy('faulty', 'desc')
    .orderBy('remote')
    .execute()
}
