import { MOST_URGED } from '@portal/shared-lib/contract/urging'
import { sql } from 'kysely'
import { COUNTS } from '../../petitions/record/counted-rows'
import { dayOf } from '../../platform/calendar/china-time'
import { both, inScope, withCodes } from '../conditions'
import type { Counting } from '../counting'
import { SETS } from '../metrics/sets'
import { isCounted } from '../sight'

export interface Overdue {
  readonly id: string
  readonly petitionNo: string
  readonly version: number
  readonly overdueDays: number
  readonly total: number
}

interface Of {
  readonly region: string
  readonly unit: string
}

/** What the caller may count and is overdue in a region, with a unit; what is so for longest first. */
export async function readOverdue({ db, caller, now }: Counting, { region, unit }: Of): Promise<readonly Overdue[]> {
  const today = dayOf(now)
  const inRegion = inScope({ region, channels: [], repeat: '' }, today)
  const scope = unit ? both(inRegion, withCodes('cbdw', 'fact.unit_id', [unit])) : inRegion
  const { rows } = await sql<Overdue>`
    select petition.id::text, petition.petition_no as "petitionNo", petition.version,
      ${today}::date - fact.answer_due_on as "overdueDays", count(*) over ()::int as total
    from petition_fact as fact
    join petition on petition.province_code = fact.province_code and petition.id = fact.petition_id
    where ${isCounted(caller)} and ${COUNTS} and ${SETS.overdue(today)} and ${scope.sql}
    order by fact.answer_due_on, petition.id
    limit ${MOST_URGED}`.execute(db)
  return rows
}
