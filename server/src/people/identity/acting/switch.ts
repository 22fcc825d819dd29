import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Ask } from '../../../platform/route'

interface Target {
  readonly postId: string
  readonly holderId: string
}

/** Lets the caller's session act in another post from the next call on. */
export async function moveSession(
  { caller, db, requestId, request }: Pick<Ask<unknown>, 'caller' | 'db' | 'requestId' | 'request'>,
  { postId, holderId }: Target,
): Promise<void> {
  await db.updateTable('session').set({ post_id: postId }).where('token_hash', '=', caller.tokenHash).execute()
  const back = postId === caller.ownPostId
  // Going back is told of as what was done last for the other, going there as what is done first.
  const actor = actorOf({ ...caller, holderId: back ? caller.holderId : holderId })
  const action = back ? 'switchBack' : 'actAs'
  const object = { objectType: 'post', objectId: postId }
  await recordAudit(db, { ...actor, action, ...object, requestId, address: request.ip })
}
