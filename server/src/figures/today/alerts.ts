import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/stats'
import { type RawBuilder, sql } from 'kysely'
import { COUNTS } from '../../petitions/record/counted-rows'
import { dateTimeOf, dayOf } from '../../platform/calendar/china-time'
import { codeName, regionPath } from '../../platform/tables/names'
import { inScope } from '../conditions'
import type { Counting } from '../counting'
import { isCounted } from '../sight'

type Alert = CallAnswer<typeof contract.today>['alerts'][number]

interface Row extends Omit<Alert, 'id' | 'at' | 'dueAt' | 'acknowledged'> {
  readonly subject: string
  readonly at: Date
  readonly dueAt: Date | null
  readonly acknowledged: readonly { readonly person: string; readonly office: string; readonly at: string }[]
  readonly total: number
}

const SHOWN = 50

/**
 * SQL of what the caller is warned of: reports that run, of each petition the one that is due first; group visits that were
 * registered today; and what else is grave and came today.
 */
export function alertsOf({ caller, now }: Counting, region: string): RawBuilder<unknown> {
  const today = dayOf(now)
  const sight = sql`${isCounted(caller)} and ${COUNTS} and ${inScope({ region, channels: [], repeat: '' }, today).sql}`
  const came = sql`fact.registered_on = ${today}::date`
  return sql`(
    (select distinct on (clock.petition_id) 'report' as kind, clock.id as subject_id, clock.petition_id,
        clock.start_at as at, clock.due_at
      from clock join petition_fact as fact on fact.petition_id = clock.petition_id
      where clock.province_code = ${caller.provinceCode} and clock.state = 'running' and clock.type = 'K17' and ${sight}
      order by clock.petition_id, clock.due_at)
    union all
    select kind, fact.petition_id, fact.petition_id, petition.registered_at, null
    from petition_fact as fact
    join petition on petition.province_code = ${caller.provinceCode} and petition.id = fact.petition_id
    cross join lateral (values ('collective', fact.collective), ('grave', fact.grave and not exists (
      select from clock where clock.province_code = fact.province_code and clock.petition_id = fact.petition_id
        and clock.state = 'running' and clock.type = 'K17'))) as told (kind, holds)
    where told.holds and ${came} and ${sight})`
}

/** What an alert was acknowledged by. */
const ACKNOWLEDGED = sql`alert_acknowledgement as given where given.province_code = petition.province_code
  and given.kind = alert.kind and given.subject_id = alert.subject_id`

/** The alerts of a region: what the caller's organisation has not acknowledged first, then what is due first, then the newest. */
export async function readAlerts(
  counting: Counting,
  region: string,
): Promise<Pick<CallAnswer<typeof contract.today>, 'alerts' | 'alertCount'>> {
  const { db, caller } = counting
  const { rows } = await sql<Row>`
    select alert.kind, alert.subject_id as subject, petition.petition_no as "petitionNo",
      ${regionPath('petition.place_region')} as place, ${codeName('DM_NRFL', 'petition.category')} as category,
      ${codeName('DM_XFXS', 'petition.channel')} as channel, petition.person_count as persons,
      alert.at, alert.due_at as "dueAt", mine.is_open as "isOpen", count(*) over ()::int as total,
      coalesce((select json_agg(json_build_object('person', person.user_name, 'office', organisation.company_name,
          'at', to_char(given.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')) order by given.at, given.org_id)
        from (select given.* from ${ACKNOWLEDGED}) as given join person on person.id = given.person_id
        join organisation on organisation.id = given.org_id), '[]') as acknowledged
    from ${alertsOf(counting, region)} as alert
    join petition on petition.province_code = ${caller.provinceCode} and petition.id = alert.petition_id
    cross join lateral (select not exists (select from ${ACKNOWLEDGED} and given.org_id = ${caller.orgId}) as is_open) as mine
    order by mine.is_open desc, alert.due_at nulls last, alert.at desc, alert.kind, alert.subject_id
    limit ${SHOWN}`.execute(db)
  return { alerts: rows.map(shown), alertCount: rows[0]?.total ?? 0 }
}

const shown = ({ subject, at, dueAt, acknowledged, total: _, ...row }: Row): Alert => ({
  ...row,
  id: `${row.kind}-${subject}`,
  at: dateTimeOf(at),
  dueAt: dueAt && dateTimeOf(dueAt),
  acknowledged: [...acknowledged],
})
