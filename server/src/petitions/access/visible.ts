import { type RawBuilder, sql } from 'kysely'
import { isOfficer } from '../../people/identity/officers'
import type { Caller } from '../../platform/caller'
import { isInReach } from './reach'
import { mayKnowPetition } from './wall'

/** SQL for whether the caller may see the petition in the query. An officer of the platform sees none. */
export function isVisible(caller: Caller): RawBuilder<boolean> {
  if (isOfficer(caller)) return sql<boolean>`false`
  const ofProvince = sql`petition.province_code = ${caller.provinceCode}`
  return sql<boolean>`(${ofProvince} and ${isInReach(caller)} and ${mayKnowPetition(caller)})`
}
