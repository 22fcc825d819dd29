import { sql } from 'kysely'
import { isRepeated } from '../../petitions/record/marks'
import type { Db } from '../../platform/database/connect'
import type { Petition } from '../../workflow/engine/case-file'
import type { Judgement } from './judge'
import { firstsOf, matterFor } from './matter'

interface Corrected {
  readonly category: string
  readonly placeRegion: string
  readonly judgement: Judgement
}

interface Moved
  extends Pick<Petition, 'repeat_flag'>,
    Partial<Pick<Petition, 'matter_id' | 'first_local' | 'first_national'>> {}

/**
 * Columns of a petition that is corrected: the matter it is about, by what is decided of earlier petitions now; and the
 * petitions that it leaves behind, of which what was a repeat is the first now.
 */
export async function movedToMatter(
  db: Db,
  petition: Petition,
  { judgement, ...about }: Corrected,
): Promise<{ moved: Moved; firstNow: string[] }> {
  const { sameAs, repeatFlag } = judgement
  const stays = sameAs
    ? petition.matter_id !== null && sameAs.petition.matterId === petition.matter_id
    : !isRepeated(petition.repeat_flag)
  if (stays) {
    if (!sameAs) await describeMatter(db, petition, about)
    return { moved: { repeat_flag: repeatFlag }, firstNow: [] }
  }
  const firstNow = await leaveMatter(db, petition)
  const { province_code: provinceCode, id, register_org_id, registered_at: at } = petition
  const matterId = await matterFor(db, { provinceCode, ...about, at }, sameAs)
  const firsts = await firstsOf(db, provinceCode, matterId, register_org_id, id)
  return { moved: { repeat_flag: repeatFlag, matter_id: matterId, ...firsts }, firstNow }
}

/** The petition with which a matter began says what it is about. */
const describeMatter = (db: Db, petition: Petition, { category, placeRegion }: Omit<Corrected, 'judgement'>) =>
  matterOf(db, petition).set({ category, place_region: placeRegion }).execute()

/** A matter that nobody has brought any more is none; of those that others have brought one was the first. */
async function leaveMatter(db: Db, petition: Petition): Promise<string[]> {
  const left = await matterOf(db, petition)
    .set({ petition_count: sql`petition_count - 1` })
    .where('petition_count', '>', 1)
    .returning('id')
    .executeTakeFirst()
  if (left) return await remarkFirsts(db, petition)
  const { province_code, id, matter_id } = petition
  const own = db.updateTable('petition').set({ matter_id: null }).where('province_code', '=', province_code)
  await own.where('id', '=', id).execute()
  await db.deleteFrom('matter').where('province_code', '=', province_code).where('id', '=', matter_id).execute()
  return []
}

const matterOf = (db: Db, { province_code, matter_id }: Petition) =>
  db.updateTable('matter').where('province_code', '=', province_code).where('id', '=', matter_id)

/**
 * Marks the petitions that stay in the matter which one leaves: the earliest is the first of all, the earliest of each
 * organisation the first there. Answers the identifier of what was a repeat and is the first now, if any.
 */
async function remarkFirsts(db: Db, leaving: Petition): Promise<string[]> {
  const { rows } = await sql<{ id: string; wasRepeat: boolean }>`
    with staying as (
      select id, repeat_flag, row_number() over earliest = 1 as is_first, row_number() over earliest_there = 1 as is_local
      from petition
      where province_code = ${leaving.province_code} and matter_id = ${leaving.matter_id} and id <> ${leaving.id}
      window earliest as (order by registered_at, id),
        earliest_there as (partition by register_org_id order by registered_at, id)
    )
    update petition
    set first_national = is_first, first_local = is_local,
      repeat_flag = case when is_first and petition.repeat_flag in ('1', '2') then '0' else petition.repeat_flag end
    from staying
    where petition.province_code = ${leaving.province_code} and petition.id = staying.id
      and (first_national, first_local) is distinct from (is_first, is_local)
    returning petition.id, is_first and staying.repeat_flag in ('1', '2') as "wasRepeat"`.execute(db)
  return rows.filter(({ wasRepeat }) => wasRepeat).map(({ id }) => id)
}
