import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { countyOf, secondLevelOf } from './duplicate-search'
import { bandsOf } from './likeness'
import type { Digested } from './score'

/** Petitions looked at for each rule, the newest: so many of one person or one text tell all there is to tell. */
const MOST = 300
const ACCUSED = '6'

/** Petitions of a province that may be about the same, whoever may see them. */
export async function findIds(db: Db, provinceCode: string, digested: Digested): Promise<string[]> {
  const found = [
    ...(await byHash(db, provinceCode, 'id_card_hash', digested.idCardHashes)),
    ...(await byHash(db, provinceCode, 'mobile_hash', digested.mobileHashes)),
    ...(await byName(db, provinceCode, digested)),
    ...(await byText(db, provinceCode, digested)),
    ...(await byTicket(db, provinceCode, digested)),
  ]
  return [...new Set(found.map(({ id }) => id))]
}

async function byHash(db: Db, provinceCode: string, column: 'id_card_hash' | 'mobile_hash', hashes: readonly string[]) {
  if (hashes.length === 0) return []
  return await personsOf(db, provinceCode)
    .where(column, 'in', hashes)
    .where(column, '<>', '')
    .orderBy('petition_id', 'desc')
    .execute()
}

/** Names are common: those of the county and the category alone count. Materialized for the same reason as texts. */
async function byName(db: Db, provinceCode: string, { search: { name, placeRegion, category } }: Digested) {
  if (!name || !placeRegion || !category) return []
  const { rows } = await sql<{ id: string }>`
    with named as materialized (
      select petition_id as id from petition_person
      where province_code = ${provinceCode} and name = ${name} and role <> ${ACCUSED}
    )
    select id from named join petition using (id)
    where petition.province_code = ${provinceCode}
      and place_region like ${`${countyOf(placeRegion)}%`} and category like ${`${secondLevelOf(category)}%`}
    order by id desc limit ${MOST}`.execute(db)
  return rows
}

const personsOf = (db: Db, provinceCode: string) =>
  db
    .selectFrom('petition_person')
    .where('petition_person.province_code', '=', provinceCode)
    .where('petition_person.role', '<>', ACCUSED)
    .limit(MOST)
    .select('petition_person.petition_id as id')

/** Materialized, lest the planner goes through all texts in the order of their ids until it has found enough. */
async function byText(db: Db, provinceCode: string, { search: { summary, originalText } }: Digested) {
  const bands = [...bandsOf(summary), ...bandsOf(originalText)]
  if (bands.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    with alike as materialized (
      select petition_id as id from petition_text where bands && ${bands}::integer[] and province_code = ${provinceCode}
    )
    select id from alike order by id desc limit ${MOST}`.execute(db)
  return rows
}

async function byTicket(db: Db, provinceCode: string, { search: { ticketNo } }: Digested) {
  if (!ticketNo) return []
  return await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('ticket_no', '=', ticketNo)
    .where('ticket_no', '<>', '')
    .select('id')
    .execute()
}
