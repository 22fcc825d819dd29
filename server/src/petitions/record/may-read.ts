import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'

/**
 * SQL for whether the caller reads what was written on a step: petition departments read everything, any other
 * organisation what lies between it and its neighbours.
 */
export const mayReadStep = ({ orgId }: Caller, step: string): RawBuilder<boolean> => sql<boolean>`(
  (select is_petition from organisation where id = ${orgId})
  or ${orgId} in (${sql.ref(`${step}.from_org_id`)}, ${sql.ref(`${step}.to_org_id`)}))`
