import { shownField } from '../../petitions/record/registered-field'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { codeName } from '../../platform/tables/names'
import type { EarlierPetition } from './read-earlier'

const UNKNOWN = { registeredAtOrganisation: '', stateName: '', categoryName: '', placeName: '' }

/** What codes and places of some petitions are called. */
export async function readNames(db: Db, { provinceCode }: Caller, petitions: readonly EarlierPetition[]) {
  const ids = petitions.map(({ id }) => id)
  const rows = ids.length === 0 ? [] : await namesOf(db, provinceCode, ids)
  const byId = new Map(rows.map(({ id, ...names }) => [id, names]))
  return ({ id }: EarlierPetition) => byId.get(id) ?? UNKNOWN
}

const namesOf = (db: Db, provinceCode: string, ids: readonly string[]) =>
  db
    .selectFrom('petition')
    .innerJoin('organisation', 'organisation.id', 'petition.register_org_id')
    .where('petition.province_code', '=', provinceCode)
    .where('petition.id', 'in', ids)
    .select(['petition.id', 'company_name as registeredAtOrganisation'])
    .select([codeName('DM_XFJZT', 'state').as('stateName'), shownField('category').as('categoryName')])
    .select(shownField('placeRegion').as('placeName'))
    .execute()
