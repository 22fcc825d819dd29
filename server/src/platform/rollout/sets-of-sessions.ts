import { PORTAL_RENEWED } from '@portal/shared-lib/contract/live'
import { sql } from 'kysely'
import type { Db } from '../database/connect'
import { tell } from '../live/tell'

/** The composition that a session got with its first page. */
export async function setOfSession(db: Db, tokenHash: string): Promise<string | null> {
  const session = db.selectFrom('session').where('token_hash', '=', tokenHash).select('portal_set')
  return (await session.executeTakeFirstOrThrow()).portal_set
}

export async function keepSet(db: Db, tokenHash: string, set: string): Promise<void> {
  await db.updateTable('session').set({ portal_set: set }).where('token_hash', '=', tokenHash).execute()
}

/** How many sessions go on with each composition that any has, seen since an instant. */
export async function countSets(db: Db, since: Date): Promise<{ set: string; sessions: number }[]> {
  const rows = await openSessions(db, since)
    .where('portal_set', 'is not', null)
    .groupBy('portal_set')
    .orderBy('portal_set')
    .select(['portal_set', sql<string>`count(*)`.as('sessions')])
    .execute()
  return rows.map(({ portal_set, sessions }) => ({ set: portal_set ?? '', sessions: Number(sessions) }))
}

/** Takes a composition from all sessions: each gets another with its next page, and its windows are told. */
export const leaveSet = (db: Db, set: string): Promise<void> =>
  db.transaction().execute(transaction => takeFromSessions(transaction, set))

/** The same within a transaction. */
export async function takeFromSessions(db: Db, set: string): Promise<void> {
  const sessions = db.updateTable('session').set({ portal_set: null }).where('portal_set', '=', set)
  const left = await sessions.returning('own_post_id').execute()
  if (!left.length) return
  const posts = [...new Set(left.map(({ own_post_id }) => own_post_id))]
  const people = db.selectFrom('post').where('id', 'in', posts).select('person_id').distinct()
  const ids = (await people.execute()).map(({ person_id }) => person_id)
  await tell(db, ids, PORTAL_RENEWED)
}

const openSessions = (db: Db, since: Date) =>
  db.selectFrom('session').where('ended_at', 'is', null).where('last_seen_at', '>', since)
