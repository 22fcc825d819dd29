import { addDays, dayOf, startOfDay } from '../calendar/china-time'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { petitionsVisibleTo } from '../petitions/scope'
import { codeName, regionPath } from '../tables/names'
import type { Earlier } from './score'

/** How far back closed petitions are looked at; open ones always are. */
const MONTHS = 24
const DAYS_OF_A_MONTH = 30.44
const LEFT_OUT = ['00', '91', '99']
const ACCUSED = '6'

export type EarlierPetition = Earlier & Awaited<ReturnType<typeof rowsOf>>[number]

/** Those of some petitions that the caller may see; walled ones never, whoever asks. */
export async function readEarlier(
  db: Db,
  caller: Caller,
  ids: readonly string[],
  at: Date,
): Promise<EarlierPetition[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, caller, ids, at)
  const persons = await personsOf(db, caller, rows)
  return rows.map(row => ({
    ...row,
    persons: persons.filter(({ petitionId }) => petitionId === row.id),
    isOfToday: dayOf(row.registeredAt) === dayOf(at),
  }))
}

function rowsOf(db: Db, caller: Caller, ids: readonly string[], at: Date) {
  const since = startOfDay(addDays(dayOf(at), -Math.round(MONTHS * DAYS_OF_A_MONTH)))
  return petitionsVisibleTo(db, caller)
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .where('petition.id', 'in', ids)
    .where('petition.walled_off', '=', false)
    .where('petition.petition_no', '<>', '')
    .where('petition.state', 'not in', LEFT_OUT)
    .where(eb => eb.or([eb('petition.closed_at', 'is', null), eb('petition.registered_at', '>=', since)]))
    .select(['petition.id', 'petition_no as petitionNo', 'state', 'matter_id as matterId', 'category', 'summary'])
    .select(['place_region as placeRegion', 'original_text as originalText', 'ticket_no as ticketNo'])
    .select(['registered_at as registeredAt', 'closed_at as closedAt', 'accepted_at as acceptedAt', 'due_at as dueAt'])
    .select(['delivered_at as deliveredAt', 'register_org_id as registerOrgId'])
    .select('company_name as registeredAtOrganisation')
    .select([codeName('DM_XFJZT', 'state').as('stateName'), codeName('DM_NRFL', 'category').as('categoryName')])
    .select(regionPath('place_region').as('placeName'))
    .execute()
}

async function personsOf(db: Db, { provinceCode }: Caller, rows: readonly { readonly id: string }[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return await db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', 'in', ids)
    .where('role', '<>', ACCUSED)
    .orderBy('seq')
    .select(['petition_id as petitionId', 'name', 'id_card_hash as idCardHash', 'mobile_hash as mobileHash'])
    .execute()
}
