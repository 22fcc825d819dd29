import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import type { Services } from '../../platform/services'

/** Tells the windows of everybody who is signed in that notices have changed; others find it when they sign in. */
export async function tellReaders(db: Db): Promise<void> {
  const people = await db
    .selectFrom('session')
    .innerJoin('post', 'post.id', 'session.own_post_id')
    .where('session.ended_at', 'is', null)
    .select('post.person_id as id')
    .distinct()
    .execute()
  await tell(
    db,
    people.map(({ id }) => id),
    'Notice',
  )
}

/** Tells of scheduled notices whose time has come. Of two servers one does. */
export async function tellOfDueNotices({ db, now }: Services): Promise<void> {
  await db.transaction().execute(async transaction => {
    const { numUpdatedRows } = await transaction
      .updateTable('notice')
      .set({ told: true })
      .where('told', '=', false)
      .where('state', '=', 'published')
      .where('created_at', '<=', now())
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await tellReaders(transaction)
  })
}
