import { petitionsVisibleTo } from '../../petitions/record/scope'
import { addDays, dayOf, startOfDay } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Earlier } from './score'

/** How far back closed petitions are looked at; open ones always are. */
const MONTHS = 24
const DAYS_OF_A_MONTH = 30.44
const LEFT_OUT = ['00', '91', '99']
const ACCUSED = '6'

export type EarlierPetition = Earlier & Awaited<ReturnType<typeof rowsOf>>[number]

/** Those of some petitions that count, whoever may see them; walled ones never do. */
export async function readEarlier(db: Db, provinceCode: string, ids: readonly string[], at: Date) {
  if (ids.length === 0) return []
  const rows = await rowsOf(db, provinceCode, ids, at)
  const persons = await personsOf(db, provinceCode, ids)
  const byPetition = new Map(rows.map(({ id }) => [id, persons.filter(({ petitionId }) => petitionId === id)]))
  return rows.map(
    (row): EarlierPetition => ({
      ...row,
      persons: byPetition.get(row.id) ?? [],
      isOfToday: dayOf(row.registeredAt) === dayOf(at),
    }),
  )
}

/** Which of some petitions the caller may see. */
export async function visibleOf(db: Db, caller: Caller, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await petitionsVisibleTo(db, caller).where('petition.id', 'in', ids).select('petition.id').execute()
  return new Set(rows.map(({ id }) => id))
}

function rowsOf(db: Db, provinceCode: string, ids: readonly string[], at: Date) {
  const since = startOfDay(addDays(dayOf(at), -Math.round(MONTHS * DAYS_OF_A_MONTH)))
  return db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('id', 'in', ids)
    .where('walled_off', '=', false)
    .where('petition_no', '<>', '')
    .where('state', 'not in', LEFT_OUT)
    .where(eb => eb.or([eb('closed_at', 'is', null), eb('registered_at', '>=', since)]))
    .select(['id', 'petition_no as petitionNo', 'state', 'matter_id as matterId', 'category', 'summary'])
    .select(['place_region as placeRegion', 'original_text as originalText', 'ticket_no as ticketNo'])
    .select(['registered_at as registeredAt', 'closed_at as closedAt', 'accepted_at as acceptedAt', 'due_at as dueAt'])
    .execute()
}

async function personsOf(db: Db, provinceCode: string, ids: readonly string[]) {
  return await db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', 'in', ids)
    .where('role', '<>', ACCUSED)
    .orderBy('seq')
    .select(['petition_id as petitionId', 'name', 'id_card_hash as idCardHash', 'mobile_hash as mobileHash'])
    .execute()
}
