import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import type { Petition } from '../../workflow/engine/case-file'

/**
 * Marks the petitions that stay in the matter which one leaves: the earliest is the first of all, the earliest of each
 * organisation the first there. Answers the identifier of what was a repeat and is the first now, if any.
 */
export async function remarkFirsts(db: Db, leaving: Petition): Promise<string[]> {
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
