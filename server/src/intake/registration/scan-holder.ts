import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

/** Refuses a scanned letter that somebody else has taken to register it, and names them. */
export async function refuseOthers(db: Db, caller: Caller, petitionId: string): Promise<void> {
  const other = await db
    .selectFrom('todo')
    .innerJoin('person', 'person.id', 'todo.person_id')
    .where('todo.province_code', '=', caller.provinceCode)
    .where('petition_id', '=', petitionId)
    .where('todo_type', '=', 'registerScan')
    .where('done_at', 'is', null)
    .where('person_id', '<>', caller.holderId)
    .select('user_name as name')
    .executeTakeFirst()
  if (other) refuseRule(`该来信已由${other.name}领取，请登记其他来信`)
}
