import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../identity/caller'
import { isOfficer } from '../identity/officers'
import { isAmongReach, isInReach } from './reach'
import { mayKnowPetition } from './wall'

/** SQL for whether the caller may see the petition in the query. An officer of the platform sees none. */
export const isVisible = (caller: Caller): RawBuilder<boolean> => visible(caller, isInReach)

/** As `isVisible`, for lists of petitions; `many` as `reachesMany` says. */
export const isListed = (caller: Caller, many: boolean): RawBuilder<boolean> =>
  visible(caller, many ? isInReach : isAmongReach)

function visible(caller: Caller, reach: typeof isInReach): RawBuilder<boolean> {
  if (isOfficer(caller)) return sql<boolean>`false`
  const ofProvince = sql`petition.province_code = ${caller.provinceCode}`
  return sql<boolean>`(${ofProvince} and ${reach(caller)} and ${mayKnowPetition(caller)})`
}
