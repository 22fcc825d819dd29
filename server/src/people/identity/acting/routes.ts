import { actAs, otherPosts, switchUser } from '@portal/shared-lib/contract/identity'
import { flag } from '../../../platform/http/flag'
import { refuse } from '../../../platform/refusal'
import { type Route, route } from '../../../platform/route'
import { otherPostsOf } from './posts'
import { moveSession } from './switch'

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
