import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import type { Services } from '../../platform/services'
import { openNumbers, sealNumbers } from './personal-data'

/** Rows encrypted in one transaction. */
const AT_ONCE = 500

type Person = Selectable<Database['petition_person']>

/**
 * Encrypts the certificate and mobile numbers of persons from before there was encryption. What one go has done stays
 * done, however it ends; servers that do it at the same time take different rows.
 */
export async function sealOldPersons({ db, fieldKeys }: Services): Promise<void> {
  for (;;) {
    const sealed = await db.transaction().execute(async transaction => {
      const people = await plainPersons(transaction)
      for (const person of people) await sealPerson(transaction, fieldKeys, person)
      return people.length
    })
    if (sealed < AT_ONCE) return
  }
}

/** As the partial index says it. */
const plainPersons = (db: Db): Promise<Person[]> =>
  db
    .selectFrom('petition_person')
    .where(sql<boolean>`(id_card <> '' and id_card_hash = '') or (mobile <> '' and mobile_hash = '')`)
    .orderBy('province_code')
    .orderBy('petition_id')
    .orderBy('seq')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .selectAll()
    .execute()

function sealPerson(db: Db, keys: Services['fieldKeys'], person: Person) {
  const { province_code, petition_id, seq } = person
  const row = { provinceCode: province_code, petitionId: petition_id, seq }
  return db
    .updateTable('petition_person')
    .set(sealNumbers(keys, row, openNumbers(keys, row, person)))
    .where('province_code', '=', province_code)
    .where('petition_id', '=', petition_id)
    .where('seq', '=', seq)
    .execute()
}
