import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Scope } from '../../platform/scopes'
import { digitsOf } from './organisations'

/** Digits of a region's code that name a province. */
const PROVINCE_DIGITS = 2

/** SQL of the parties whose petitions are the caller's, a row each: its number, and whether only what was `given` to it is. */
export const partiesOf = (caller: Caller): RawBuilder<unknown> => sql`
  select party.id as party, named.given from (${namesOf(caller)}) as named (name, given)
  join party on party.province_code = ${caller.provinceCode} and party.name = named.name`

/** Parties of a caller by their numbers: whose petitions are all the caller's, and of whom only what was given to them. */
export interface KnownParties {
  readonly whole: readonly number[]
  readonly given: readonly number[]
}

/**
 * The same, read: a query that has the numbers as values is planned by what these parties have, which may be a few petitions
 * or all of them.
 */
export async function readParties(db: Db, caller: Caller): Promise<KnownParties> {
  const { rows } = await sql<{ party: number; given: boolean }>`
    select party, given from (${partiesOf(caller)}) as mine`.execute(db)
  const numbers = (isGiven: boolean) => rows.flatMap(({ party, given }) => (given === isGiven ? [party] : []))
  return { whole: numbers(false), given: numbers(true) }
}

/** What was given to a person stays within that person's reach, whatever the scopes are. */
function namesOf(caller: Caller): RawBuilder<unknown> {
  if (reachesProvince(caller)) return party(regionOf(caller))
  const ofScopes = caller.scopes.flatMap(scope => PARTIES[scope](caller))
  return sql.join([party(`person:${caller.holderId}`, sql`true`), ...ofScopes], sql` union all `)
}

const party = (name: string, given = sql`false`) => sql`select ${name}::text, ${given}`

/** To whom the whole province is open, nothing else is. */
export const reachesProvince = ({ scopes, regionCode }: Caller): boolean =>
  scopes.includes('REGION_TREE') && digitsOf(regionCode).length <= PROVINCE_DIGITS

const regionOf = ({ regionCode }: Caller) => `region:${digitsOf(regionCode)}`

const PARTIES: Record<Scope, (caller: Caller) => RawBuilder<unknown>[]> = {
  SELF: ({ holderId }) => [party(`person:${holderId}`)],
  DEPT: ({ deptId }) => [party(`dept:${deptId}`)],
  // A petition department keeps an eye on the units that it is set over.
  ORG: ({ orgId }) => [party(`org:${orgId}`), party(`watch:${orgId}`)],
  ORG_TREE: ({ orgId }) => [party(`org:${orgId}`), party(`tree:${orgId}`)],
  LINE_TREE: ({ orgId }) => [party(`org:${orgId}`), party(`line:${orgId}`)],
  REGION_TREE: caller => [party(regionOf(caller), sql`not ${isBureau(caller)}`)],
  LIST: ({ postId }) => [sql`select 'org:' || org_id, false from post_scope where post_id = ${postId}`],
}

/** What lies in a region without having come to anybody there concerns its petition department alone. */
const isBureau = ({ orgId }: Caller) => sql`(select is_petition from organisation where id = ${orgId})`
