import { homePath } from '@portal/shared-lib/contract/identity'
import { HOME } from '@portal/shared-lib/contract/rules/home'
import { KEPT } from '../../platform/database/kept'
import { route } from '../../platform/route'

export const homePathRoute = route(homePath, [], async ({ caller, db, services }) => {
  const own = db.selectFrom('post').where('id', '=', caller.postId).select('home_path')
  const post = await own.modifyFront(KEPT).executeTakeFirstOrThrow()
  const { home } = services.config
  return post.home_path === HOME && home !== undefined ? home : post.home_path
})
