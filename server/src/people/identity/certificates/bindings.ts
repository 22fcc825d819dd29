import type { Db } from '../../../platform/database/connect'
import type { Signer } from './signer'

/** Whether a certificate is the one with which a person signs in. */
export async function isBound(db: Db, personId: string, { issuer, serialNo, subject }: Signer): Promise<boolean> {
  const found = await db
    .selectFrom('person_certificate')
    .where('person_id', '=', personId)
    .where('issuer', '=', issuer)
    .where('serial_no', '=', serialNo)
    .where('subject', '=', subject)
    .select('person_id')
    .executeTakeFirst()
  return found !== undefined
}

/** Puts a certificate in the place of the one a person had; false where it is another person's. */
export async function bind(
  db: Db,
  personId: string,
  { issuer, serialNo, subject }: Signer,
  now: Date,
): Promise<boolean> {
  await db.deleteFrom('person_certificate').where('person_id', '=', personId).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('person_certificate')
    .values({ person_id: personId, issuer, serial_no: serialNo, subject, bound_at: now })
    .onConflict(conflict => conflict.columns(['issuer', 'serial_no']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
