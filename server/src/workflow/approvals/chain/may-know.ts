import { type RawBuilder, sql } from 'kysely'

/** SQL for whether a person may know of a petition as far as its wall goes; all three are SQL. */
export const mayKnow = (
  provinceCode: RawBuilder<unknown>,
  petitionId: RawBuilder<unknown>,
  personId: RawBuilder<unknown>,
) => sql<boolean>`(
  not exists (
    select from petition as walled
    where walled.province_code = ${provinceCode} and walled.id = ${petitionId} and walled.walled_off
  )
  or exists (
    select from petition_access as access
    where access.province_code = ${provinceCode} and access.petition_id = ${petitionId}
      and access.person_id = ${personId}
  )
)`
