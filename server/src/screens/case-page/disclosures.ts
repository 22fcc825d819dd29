import type { disclosures } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { type RawBuilder, sql } from 'kysely'
import { getPetition } from '../../petitions/record/scope'
import { STEP } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'

type Answer = CallAnswer<typeof disclosures>

/** What the petitioner may learn of a petition that the caller may see. */
export async function readDisclosures(db: Db, caller: Caller, petitionNo: string): Promise<Answer> {
  const { id } = await getPetition(db, caller, petitionNo)
  const of = (table: string) =>
    sql<boolean>`(${sql.ref(`${table}.province_code`)}, ${sql.ref(`${table}.petition_id`)}) = (${caller.provinceCode}, ${id}::bigint)`
  const registered = sql<boolean>`(petition.province_code, petition.id) = (${caller.provinceCode}, ${id}::bigint)`
  const events = [
    registration(registered),
    ...[handOvers, papers, extensions, deliveries].map(read => read(of)),
    end(registered),
  ]
  const parts = events.map((event, place) => sql`select ${sql.lit(place)} as place, event.* from (${event}) as event`)
  const { rows } = await sql<Answer[number]>`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "on", event, organisation
    from (${sql.join(parts, sql` union all `)}) as told where at is not null
    group by 1, place, event, organisation order by "on", place, event`.execute(db)
  return rows
}

type Of = (table: string) => RawBuilder<boolean>

/** Where it went on to; not what was taken back or came back, nor who was only asked for an opinion. */
const handOvers = (of: Of) => sql`
  select sent_at as at, case when need_report then '交办' else '转送' end || receiver.company_name as event,
    sender.company_name as organisation
  from handling_step as step join organisation as sender on sender.id = from_org_id
    join organisation as receiver on receiver.id = to_org_id
  where ${of('step')} and parent_id is not null and is_lead and step.state not in (${STEP.returned}, ${STEP.recalled})`

const registration = (registered: RawBuilder<boolean>) => sql`
  select registered_at as at, '登记' as event, company_name as organisation
  from petition join organisation on organisation.id = register_org_id where ${registered}`

const papers = (of: Of) => sql`
  select issued_at as at, '出具' || ${codeName('DM_WSLX', 'doc_type')} as event, company_name as organisation
  from petition_document as document join handling_step as step
    on step.province_code = document.province_code and step.id = step_id
    join organisation on organisation.id = to_org_id where ${of('document')}`

const extensions = (of: Of) => sql`
  select informed_at as at, '告知延长办理期限' || days || '日' as event, company_name as organisation
  from extension join handling_step as step on step.province_code = extension.province_code and step.id = step_id
    join organisation on organisation.id = to_org_id where ${of('extension')}`

const deliveries = (of: Of) => sql`
  select delivery.delivered_at as at,
    ${codeName('DM_WSLX', 'doc_type')} || '送达（' || ${codeName('DM_SDFS', 'delivery.mode')} || '）' as event,
    company_name as organisation
  from delivery join petition_document as document
    on document.province_code = delivery.province_code and document.id = document_id
    join handling_step as step on step.province_code = document.province_code and step.id = step_id
    join organisation on organisation.id = to_org_id where ${of('delivery')}`

const end = (registered: RawBuilder<boolean>) => sql`
  select closed_at as at, ${codeName('DM_XFJZT', 'petition.state')} as event, company_name as organisation
  from petition join organisation on organisation.id = coalesce(responsible_org_id, register_org_id)
  where ${registered}`
