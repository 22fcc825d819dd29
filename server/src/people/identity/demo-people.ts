import type { Db } from '../../platform/database/connect'

/** Throws where people of the demonstration could sign in to a portal in use: their password is known to everybody. */
export async function refuseDemoPeople(db: Db): Promise<void> {
  const found = await db.selectFrom('person').where('is_demo', '=', true).select('id').limit(1).executeTakeFirst()
  if (found) throw new Error('This database holds people of the demonstration. Production needs one without them.')
}
