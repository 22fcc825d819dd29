import type { visit } from '@portal/shared-lib/contract/cases'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { getPetitionId } from '../../petitions/record/scope'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'

/** So long after somebody looked they still look at the same: going to the next page and back ends no visit. */
const VISIT_MINUTES = 30
/** After so long nobody asks what is new since. */
const KEPT_DAYS = 90
const DAY_MS = 86_400_000

/** Notes that the caller looks at a petition, and tells when they did before; null for the first time. */
export async function noteVisit(
  db: Db,
  caller: Caller,
  petitionNo: string,
  at: Date,
): Promise<CallAnswer<typeof visit>> {
  const { provinceCode: province_code, personId: person_id } = caller
  const petition_id = await getPetitionId(db, caller, petitionNo)
  const ended = sql<boolean>`case_visit.seen_at < ${at}::timestamptz - make_interval(mins => ${VISIT_MINUTES})`
  const { before_at } = await db
    .insertInto('case_visit')
    .values({ province_code, petition_id, person_id, seen_at: at })
    .onConflict(same =>
      same.columns(['province_code', 'petition_id', 'person_id']).doUpdateSet({
        seen_at: at,
        before_at: sql`case when ${ended} then case_visit.seen_at else case_visit.before_at end`,
      }),
    )
    .returning('before_at')
    .executeTakeFirstOrThrow()
  return { before: before_at && dateTimeOf(before_at) }
}

/** Visits of long ago. */
export async function forgetVisits({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  await db.deleteFrom('case_visit').where('seen_at', '<', before).execute()
}
