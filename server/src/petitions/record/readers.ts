import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { CASE_OPENED } from '../access/access-alarm'

/** Hours for which somebody who has opened a case is taken to have it open still: a day in an office. */
const OPEN_FOR = 12

/** Tells the windows of those who have opened a case of late that it has changed. */
export async function tellReaders(db: Db, provinceCode: string, petitionId: string): Promise<void> {
  const readers = await db
    .selectFrom('petition')
    .innerJoin('audit', 'audit.object_id', 'petition.petition_no')
    .where('petition.province_code', '=', provinceCode)
    .where('petition.id', '=', petitionId)
    // As it stands in the index's condition: with a parameter the index would be of no use.
    .where('audit.action', '=', sql.lit(CASE_OPENED))
    .where('audit.at', '>', sql<Date>`now() - make_interval(hours => ${OPEN_FOR})`)
    .where('audit.person_id', 'is not', null)
    .select(['petition.petition_no as petitionNo', 'audit.person_id as personId'])
    .distinct()
    .execute()
  const [first] = readers
  if (!first) return
  const personIds = readers.flatMap(({ personId }) => personId ?? [])
  await tell(db, personIds, 'Petition', first.petitionNo)
}
