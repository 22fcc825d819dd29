import { homePath } from '@portal/shared-lib/contract/identity'
import { HOME } from '@portal/shared-lib/contract/rules/home'
import { route } from '../../platform/route'

export const homePathRoute = route(homePath, [], async ({ caller, db, services }) => {
  const post = await db.selectFrom('post').where('id', '=', caller.postId).select('home_path').executeTakeFirstOrThrow()
  const { home } = services.config
  return post.home_path === HOME && home !== undefined ? home : post.home_path
})
