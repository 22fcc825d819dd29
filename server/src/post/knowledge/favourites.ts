import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { favourite, favourites } from '@portal/shared-lib/contract/knowledge'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'

const MOST = 100

/** The last kept first. */
export const readFavourites = (db: Db, { personId }: Caller): Promise<CallAnswer<typeof favourites>> =>
  db
    .selectFrom('kb_favourite')
    .innerJoin('kb_node', 'kb_node.id', 'kb_favourite.node_id')
    .where('person_id', '=', personId)
    .orderBy('kept_at', 'desc')
    .orderBy('kb_node.id')
    .select(['kb_node.id', 'title', 'kind'])
    .execute()

/** Keeps a document at hand, or no longer; doing so again changes nothing. */
export async function keepFavourite(
  db: Db,
  caller: Caller,
  { id, kept }: CallInput<typeof favourite>,
  at: Date,
): Promise<void> {
  const row = { person_id: caller.personId, node_id: id }
  if (!kept) {
    await db.deleteFrom('kb_favourite').where('person_id', '=', row.person_id).where('node_id', '=', id).execute()
    return
  }
  const found = await db.selectFrom('kb_doc').where('node_id', '=', id).select('node_id').executeTakeFirst()
  if (!found) refuse('notFound', { what: '知识内容' })
  const others = (await readFavourites(db, caller)).filter(other => other.id !== id)
  if (others.length >= MOST) refuseRule(`最多收藏${MOST}条，请先取消不用的收藏`)
  await db
    .insertInto('kb_favourite')
    .values({ ...row, kept_at: at })
    .onConflict(conflict => conflict.columns(['person_id', 'node_id']).doNothing())
    .execute()
}
