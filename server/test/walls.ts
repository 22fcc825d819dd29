import type { Db } from '../src/platform/database/connect'

/** Puts a petition behind the wall: from then on only these people may know of it. */
export async function wallOff(db: Db, petitionNo: string, personIds: readonly string[]): Promise<void> {
  const { id: petition_id, province_code } = await db
    .updateTable('petition')
    .set({ walled_off: true })
    .where('petition_no', '=', petitionNo)
    .returning(['id', 'province_code'])
    .executeTakeFirstOrThrow()
  const rows = personIds.map(person_id => ({ province_code, petition_id, person_id }))
  if (rows.length > 0) await db.insertInto('petition_access').values(rows).execute()
}
