import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../identity/caller'
import { isOfficer } from '../identity/officers'
import { isInReach } from './reach'
import { mayKnowPetition } from './wall'

/** SQL for whether the caller may see the petition in the query. An officer of the platform sees none. */
export const isVisible = (caller: Caller): RawBuilder<boolean> =>
  isOfficer(caller)
    ? sql<boolean>`false`
    : sql<boolean>`(petition.province_code = ${caller.provinceCode} and ${isInReach(caller)} and ${mayKnowPetition(caller)})`
