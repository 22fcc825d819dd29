import type { Retention } from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { STATE } from '../petitions/record/states'

/**
 * How long a petition is to be kept, by its kind and outcome: for ever what was terminated, re-reviewed, threatened, urgent, long
 * pending or brought by many; 30 years what was answered, reviewed or supervised; 10 years the rest. A person decides.
 */
export const petitionRetention = sql<Retention>`case
  when petition.end_state = ${STATE.terminated} or petition.review_state >= 4 or petition.collective_visit
    or petition.flags && array['majorUrgent', 'threat', 'longPending'] then 'Y'
  when petition.replied_at is not null or petition.review_state > 0 or petition.supervision_state > 0 then 'D30'
  else 'D10' end`

/** Of official documents that decide or settle something, and of those that inform. */
const LASTING = sql`('G04', 'G05', 'G07', 'G08')`
const PASSING = sql`('G06')`

/** How long an official document is to be kept: what came from others is kept for a shorter time than what is one's own. */
export const documentRetention = (orgId: string) => sql<Retention>`case
  when official_document.org_id in ${inPlaceOf(orgId)} and not official_document.incoming then
    case when official_document.kind in ${LASTING} then 'Y' when official_document.kind in ${PASSING} then 'D10' else 'D30' end
  when official_document.kind in ${LASTING} then 'D30' else 'D10' end`
