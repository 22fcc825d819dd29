import { moveClock } from '../../../petitions/clocks/move'
import { dayOf, endOfDay } from '../../../platform/calendar/china-time'
import type { Work } from '../../../workflow/engine/work'
import { storeAccessList } from '../access-list'
import { storeReception } from '../reception'
import type { Correction } from './check'
import { sortingClock } from './inspection-of'

/** What forms ask for beside the petition itself: the hand-over by an inspection team, the reception by a leader. */
export async function storeParts(work: Work, args: Correction): Promise<void> {
  if (args.inspection) await storeInspection(work, args, args.inspection)
  if (args.reception) await storeReceived(work, args)
}

async function storeInspection(work: Work, args: Correction, { team, dueOn, accessList }: Handed): Promise<void> {
  const { db, caller, file, at } = work
  const { id, register_person_id } = file.petition
  await db
    .updateTable('petition')
    .set({ inspection_team: team })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', id)
    .execute()
  const clock = await sortingClock(db, file.petition)
  if (clock && dayOf(clock.due_at) !== dueOn) await moveClock(db, clock, { due_at: endOfDay(dueOn) }, at)
  await db
    .deleteFrom('petition_access')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', id)
    .execute()
  const inspection = { team, dueOn, accessList: [...accessList, register_person_id] }
  await storeAccessList(db, caller, id, { ...args, inspection })
}

type Handed = NonNullable<Correction['inspection']>

async function storeReceived({ db, caller, file, at }: Work, args: Correction): Promise<void> {
  await db
    .deleteFrom('leader_reception')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .execute()
  await storeReception(db, caller, file.petition.id, args, at)
}
