import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'

type Colleague = Pick<Caller, 'provinceCode' | 'personId'>

/** SQL of the name of who else is writing on a petition at an instant; null for nobody. */
export const writerOf = ({ provinceCode, personId }: Colleague, petitionId: RawBuilder<unknown>, at: Date) =>
  sql<string | null>`(select person.user_name from petition_lock as held join person on person.id = held.person_id
    where held.province_code = ${provinceCode} and held.petition_id = ${petitionId}
      and held.person_id <> ${personId} and held.until > ${at})`

/** Tells the windows of those whose to-dos a petition is that somebody writes on it now, or does no more. */
export async function tellOfWriter(
  db: Db,
  { provinceCode, personId }: Colleague,
  petition: { readonly id: string; readonly petitionNo: string },
): Promise<void> {
  const people = await db
    .selectFrom('todo')
    .innerJoin('post', 'post.dept_id', 'todo.dept_id')
    .where('todo.province_code', '=', provinceCode)
    .where('todo.petition_id', '=', petition.id)
    .where('todo.done_at', 'is', null)
    .where('post.person_id', '<>', personId)
    .select('post.person_id as id')
    .distinct()
    .execute()
  await tell(
    db,
    people.map(({ id }) => id),
    'Petition',
    petition.petitionNo,
  )
}
