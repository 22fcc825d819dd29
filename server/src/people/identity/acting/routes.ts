import { actAs, otherPosts, switchUser } from '@portal/shared-lib/contract/identity'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { flag } from '../../../platform/http/flag'
import { refuse } from '../../../platform/refusal'
import { type Ask, type Route, route } from '../../../platform/route'
import { mayActIn } from './delegations'

const others = route(otherPosts, [], async ({ caller, db, services }) => {
  const posts = await otherPostsOf(db, caller, services.now()).execute()
  return posts.map(({ holderId, ...post }) => ({ ...post, isOwn: flag(holderId === caller.personId) }))
})

const act = route(actAs, [], async ask => {
  const { args, caller, db, services } = ask
  const posts = otherPostsOf(db, caller, services.now()).where('post.id', '=', args.postId)
  const post = (await posts.executeTakeFirst()) ?? refuse('notFound', { what: '岗位' })
  await moveSession(ask, post)
  return null
})

/** 切回用户. Who acts in the own post already stays there: another window may have gone back before. */
const goBack = route(switchUser, [], async ask => {
  const { caller } = ask
  if (caller.postId !== caller.ownPostId)
    await moveSession(ask, { postId: caller.ownPostId, holderId: caller.personId })
  return null
})

export const routes: Route[] = [others, act, goBack]

/** The posts in which the caller may act besides the present one: own ones first, then those of others. */
function otherPostsOf(db: Db, caller: Caller, now: Date) {
  const delegated = db.selectFrom('delegation').where('to_person_id', '=', caller.personId).select('post_id as id')
  const own = db.selectFrom('post').where('person_id', '=', caller.personId).select('id')
  return db
    .selectFrom('post')
    .innerJoin('person as holder', 'holder.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .innerJoin('person', join => join.on('person.id', '=', caller.personId))
    .where('post.id', 'in', own.union(delegated))
    .where('post.id', '<>', caller.postId)
    .where('organisation.in_use', '=', true)
    .where(mayActIn(now))
    .select(['post.id as postId', 'position_name as positionName', 'post.person_id as holderId'])
    .select(['holder.user_name as userName', 'company_name as orgName', 'dept_name as deptName'])
    .orderBy(eb => eb('post.person_id', '<>', caller.personId))
    .orderBy('company_name')
    .orderBy('post.id')
}

interface Target {
  readonly postId: string
  readonly holderId: string
}

/** Lets the caller's session act in another post from the next call on. */
async function moveSession(
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
