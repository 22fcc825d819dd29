import { sql } from 'kysely'

/** SQL of whether the matter of a petition was finished for good. */
export const IS_TERMINATED = sql<boolean>`exists (
  select from matter
  where matter.province_code = petition.province_code and matter.id = petition.matter_id
    and matter.state = 'terminated')`
