import { sql } from 'kysely'
import type { Db } from '../database/connect'
import { bandsOf } from './likeness'
import type { Digested } from './score'
import { countyOf, secondLevelOf } from './sought'

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

/** Names are common: those of the county and the category alone count. */
async function byName(db: Db, provinceCode: string, { sought: { name, placeRegion, category } }: Digested) {
  if (!name || !placeRegion || !category) return []
  return await personsOf(db, provinceCode)
    .innerJoin('petition', join =>
      join
        .onRef('petition.province_code', '=', 'petition_person.province_code')
        .onRef('petition.id', '=', 'petition_person.petition_id'),
    )
    .where('petition_person.name', '=', name)
    .where('petition.place_region', 'like', `${countyOf(placeRegion)}%`)
    .where('petition.category', 'like', `${secondLevelOf(category)}%`)
    .orderBy('petition_person.petition_id', 'desc')
    .execute()
}

const personsOf = (db: Db, provinceCode: string) =>
  db
    .selectFrom('petition_person')
    .where('petition_person.province_code', '=', provinceCode)
    .where('petition_person.role', '<>', ACCUSED)
    .limit(MOST)
    .select('petition_person.petition_id as id')

async function byText(db: Db, provinceCode: string, { sought: { summary, originalText } }: Digested) {
  const bands = [...bandsOf(summary), ...bandsOf(originalText)]
  if (bands.length === 0) return []
  return await db
    .selectFrom('petition_text')
    .where('province_code', '=', provinceCode)
    .where(sql<boolean>`bands && ${bands}::integer[]`)
    .orderBy('petition_id', 'desc')
    .limit(MOST)
    .select('petition_id as id')
    .execute()
}

async function byTicket(db: Db, provinceCode: string, { sought: { ticketNo } }: Digested) {
  if (!ticketNo) return []
  return await db
    .selectFrom('petition')
    .where('province_code', '=', provinceCode)
    .where('ticket_no', '=', ticketNo)
    .where('ticket_no', '<>', '')
    .select('id')
    .execute()
}
