import { openClocks } from '../../../petitions/clocks/open-clocks'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import type { Petition } from '../../../workflow/engine/case-file'

/** The limit of a petition that waits to be dispatched, in a bureau or in a unit. */
export const sortingClock = (db: Db, { province_code: provinceCode, id: petitionId }: Petition) =>
  openClocks(db, { provinceCode, petitionId, types: ['K01', 'K04'] })
    .orderBy('id')
    .selectAll()
    .executeTakeFirst()

/** What an inspection team has handed over with a petition; undefined where none has. */
export async function inspectionOf(db: Db, petition: Petition) {
  if (!petition.inspection_team) return undefined
  const clock = await sortingClock(db, petition)
  const accessList = await db
    .selectFrom('petition_access')
    .where('province_code', '=', petition.province_code)
    .where('petition_id', '=', petition.id)
    .orderBy('person_id')
    .select('person_id')
    .execute()
  return {
    team: petition.inspection_team,
    dueOn: clock ? dayOf(clock.due_at) : '',
    accessList: accessList.map(({ person_id }) => person_id),
  }
}
