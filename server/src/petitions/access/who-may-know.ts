import { type RawBuilder, sql } from 'kysely'
import { successorOf } from '../../people/organisations/successor'
import type { Db } from '../../platform/database/connect'

interface Told {
  readonly provinceCode: string
  readonly petitionId: string
}

/** Those among some people who may be told of a petition: its wall, and who is accused in it, keep the others out. */
export async function whoMayKnow(db: Db, petition: Told, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${personIds}::text[]) with ordinality as asked (id, place)
    join petition on petition.province_code = ${petition.provinceCode} and petition.id = ${petition.petitionId}
    where (not petition.walled_off or exists (
        select from petition_access as access where access.province_code = petition.province_code
          and access.petition_id = petition.id and access.person_id = asked.id))
      and (petition.accused_org_id is null or not ${worksWithAccused})
    order by asked.place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a post of the person is in the accused organisation or below it. */
const worksWithAccused: RawBuilder<boolean> = sql`exists (
  with recursive below as (
    select ${successorOf(sql.ref('petition.accused_org_id'))} as id
    union
    select organisation.id from organisation join below on organisation.parent1_id = below.id
  )
  select from post where post.person_id = asked.id and post.org_id in (select id from below))`
