import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { lockPetition } from '@portal/shared-lib/contract/locks'
import { getPetition } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

/** A page that is still there says so again within this time. */
const LOCK_MS = 3 * 60_000

/** Marks that the caller is writing on a petition, where nobody else is; answers who is, and until when. */
export async function lock(
  db: Db,
  caller: Caller,
  petitionNo: string,
  at: Date,
): Promise<CallAnswer<typeof lockPetition>> {
  const { id } = await getPetition(db, caller, petitionNo)
  const until = new Date(at.getTime() + LOCK_MS)
  const row = { province_code: caller.provinceCode, petition_id: id, person_id: caller.personId, until }
  await db
    .insertInto('petition_lock')
    .values(row)
    .onConflict(held =>
      held
        .columns(['province_code', 'petition_id'])
        .doUpdateSet({ person_id: caller.personId, until })
        .where(eb => eb.or([eb('petition_lock.person_id', '=', caller.personId), eb('petition_lock.until', '<=', at)])),
    )
    .execute()
  const other = await otherLock(db, caller, id, at)
  return other ? { heldBy: other.name, until: dateTimeOf(other.until) } : { heldBy: '', until: dateTimeOf(until) }
}

/** Takes the caller's own mark away. */
export async function unlock(db: Db, caller: Caller, petitionNo: string): Promise<void> {
  const { id } = await getPetition(db, caller, petitionNo)
  await db
    .deleteFrom('petition_lock')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', id)
    .where('person_id', '=', caller.personId)
    .execute()
}

/** Refuses where somebody else is writing on it. */
export async function refuseLocked(db: Db, caller: Caller, petitionId: string, at: Date): Promise<void> {
  const other = await otherLock(db, caller, petitionId, at)
  if (other) refuseRule(`${other.name}正在编辑该信访件，请稍后再试`)
}

function otherLock(db: Db, { provinceCode, personId }: Caller, petitionId: string, at: Date) {
  return db
    .selectFrom('petition_lock')
    .innerJoin('person', 'person.id', 'petition_lock.person_id')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('person_id', '<>', personId)
    .where('until', '>', at)
    .select(['person.user_name as name', 'until'])
    .executeTakeFirst()
}
