import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

interface Known {
  readonly provinceCode: string
  readonly petitionId: string
}

interface Place extends Known {
  readonly orgId: string
  readonly deptId: string
}

/**
 * Whom an accusation is put before in an organisation where nobody is named: the department's people with the right for
 * accusations, its head, the leaders who approve; nobody who is accused, nor works for who is (条例 第三十条).
 */
export async function accusationCircle(db: Db, place: Place): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${circleOf(place)}) as circle order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Puts some people on the list of those who may know of a petition; whoever is on it stays. */
export async function letKnow(
  db: Db,
  { provinceCode, petitionId }: Known,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return
  await db
    .insertInto('petition_access')
    .values(
      [...new Set(personIds)].map(person_id => ({ province_code: provinceCode, petition_id: petitionId, person_id })),
    )
    .onConflict(known => known.columns(['province_code', 'petition_id', 'person_id']).doNothing())
    .execute()
}

/** Takes off the list who has come to be accused in it. */
export async function keepAccusedOut(db: Db, { provinceCode, petitionId }: Known): Promise<void> {
  await db
    .deleteFrom('petition_access')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', petitionId)
    .where(sql<boolean>`is_accused(province_code, petition_id, person_id)`)
    .execute()
}

const circleOf = ({ provinceCode, petitionId, orgId, deptId }: Place): RawBuilder<unknown> => sql`
  select person.id from accusation_circle(${orgId}, ${deptId}) as listed (person_id)
  join person on person.id = listed.person_id and person.in_use
  where not is_accused(${provinceCode}, ${petitionId}, person.id)`
