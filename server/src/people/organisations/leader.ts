import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Somebody of the caller's organisation who can answer for a petition, with the duty there. */
export const findLeader = (db: Db, { orgId }: Caller, personId: string) =>
  db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('person.id', '=', personId)
    .where('person.in_use', '=', true)
    .where('post.org_id', '=', orgId)
    .orderBy('post.id')
    .select(['person.user_name as name', 'post.position_name as duty'])
    .executeTakeFirst()
