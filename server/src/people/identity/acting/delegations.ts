import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Services } from '../../../platform/services'

/**
 * Whether `person` may act in `post`, both tables of the query: it is the person's own, or its holder has delegated
 * it. Nobody acts as an officer, and no officer acts in another post.
 */
export const mayActIn = (now: Date) => sql<boolean>`(
  (
    post.person_id = person.id
    or exists (
      select from delegation join person as holder on holder.id = post.person_id and holder.in_use
      where delegation.post_id = post.id and to_person_id = person.id and not waits
        and from_at <= ${now} and until_at > ${now}
    )
  )
  and not is_officer(person.id) and not is_officer(post.person_id)
)`

/** Whether a person who acts in a post still may. */
export async function mayAct({ db, now }: Services, { personId, postId }: Pick<Caller, 'personId' | 'postId'>) {
  const found = await db
    .selectFrom('post')
    .innerJoin('person', join => join.on('person.id', '=', personId))
    .where('post.id', '=', postId)
    .where(mayActIn(now()))
    .select('post.id')
    .executeTakeFirst()
  return found !== undefined
}
