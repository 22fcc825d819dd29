import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/stats'
import { type RawBuilder, sql } from 'kysely'
import { digitsOf } from '../../petitions/access/organisations'
import { STATE } from '../../petitions/record/states'
import { addDays, dateTimeOf, dayOf, startOfDay } from '../../platform/calendar/china-time'
import { beginsWith } from '../../platform/paging/like'
import type { Counting } from '../counting'

type Today = CallAnswer<typeof contract.today>

/** So many halls are named. */
const MOST = 30
/** States of a ticket: 1 waiting, 2 and 3 called and heard, 4 done, 5 missed, 9 void. */
const state = (...states: readonly string[]) => sql`filter (where ticket.state in (${sql.join(states)}))`

interface Hall extends Omit<Today['halls'][number], 'since'> {
  readonly since: Date | null
}

/** The reception halls of a region today, by their tickets: who waits, who is heard, who was. */
export async function readHalls(counting: Counting, region: string): Promise<Today['halls']> {
  const { db, caller, now } = counting
  const { rows } = await sql<Hall>`
    select organisation.company_name as office, count(*) ${state('1')}::int as waiting,
      coalesce(sum(person_count) ${state('1')}, 0)::int as "waitingPersons",
      min(issued_at) ${state('1')} as since, count(*) ${state('2', '3')}::int as heard,
      count(*) ${state('4')}::int as done, count(*) ${state('5')}::int as missed
    from window_ticket as ticket join organisation on organisation.id = ticket.org_id
    where ticket.province_code = ${caller.provinceCode} and ticket.issued_at >= ${startOfDay(dayOf(now))}
      and ticket.issued_at <= ${now} and ticket.state <> '9' and ${liesIn(counting, region)}
    group by organisation.id, organisation.company_name, organisation.region_code
    order by organisation.region_code, organisation.id limit ${MOST}`.execute(db)
  return rows.map(({ since, ...hall }) => ({ ...hall, since: since && dateTimeOf(since) }))
}

/** How what was sent online has come. */
const ONLINE = '4'
/** When offices close and open. */
const NIGHT = { from: '17:30:00', until: '08:30:00' }

/** What was sent online to the offices of a region since they closed the evening before, and waits to be registered. */
export async function readNight(counting: Counting, region: string): Promise<Today['night']> {
  const { db, caller, now } = counting
  const today = dayOf(now)
  const [from, until] = [`${addDays(today, -1)} ${NIGHT.from}+08`, `${today} ${NIGHT.until}+08`]
  const { rows } = await sql<Today['night']>`
    select count(*)::int as received, count(*) filter (where petition.state = ${STATE.toRegister})::int as waiting
    from petition join organisation on organisation.id = petition.register_org_id
    where petition.province_code = ${caller.provinceCode} and petition.registered_at >= ${from}::timestamptz
      and petition.entry_mode = ${ONLINE} and not petition.walled_off and ${liesIn(counting, region)}
      and exists (select from clock where clock.province_code = petition.province_code and clock.petition_id = petition.id
        and clock.type = 'K01' and clock.step_id is null and clock.start_at >= ${from}::timestamptz
        and clock.start_at < ${until}::timestamptz)`.execute(db)
  return rows[0] ?? { received: 0, waiting: 0 }
}

/** Whether an organisation lies in a region, and in the caller's own. */
const liesIn = ({ caller }: Counting, region: string): RawBuilder<boolean> =>
  sql<boolean>`(organisation.region_code like ${beginsWith(digitsOf(region))}
    and organisation.region_code like ${beginsWith(digitsOf(caller.regionCode))})`
