import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { lockPetition } from '@portal/shared-lib/contract/locks'
import { getPetition } from '../../petitions/record/scope'
import { tellOfWriter } from '../../petitions/record/writer'
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
  const before = await holderOf(db, caller, id, at)
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
  const holder = await holderOf(db, caller, id, at)
  if (holder && holder.personId !== caller.personId) return { heldBy: holder.name, until: dateTimeOf(holder.until) }
  if (!before) await tellOfWriter(db, caller, { id, petitionNo })
  return { heldBy: '', until: dateTimeOf(until) }
}

/** Takes the caller's own mark away. */
export async function unlock(db: Db, caller: Caller, petitionNo: string): Promise<void> {
  const { id } = await getPetition(db, caller, petitionNo)
  const { numDeletedRows } = await db
    .deleteFrom('petition_lock')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', id)
    .where('person_id', '=', caller.personId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await tellOfWriter(db, caller, { id, petitionNo })
}

/** Refuses where somebody else is writing on it. */
export async function refuseLocked(db: Db, caller: Caller, petitionId: string, at: Date): Promise<void> {
  const holder = await holderOf(db, caller, petitionId, at)
  if (holder && holder.personId !== caller.personId) refuseRule(`${holder.name}正在编辑该信访件，请稍后再试`)
}

function holderOf(db: Db, { provinceCode }: Caller, petitionId: string, at: Date) {
  return db
    .selectFrom('petition_lock')
    .innerJoin('person', 'person.id', 'petition_lock.person_id')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where('until', '>', at)
    .select(['person.id as personId', 'person.user_name as name', 'until'])
    .executeTakeFirst()
}
