import { homePath } from '@portal/shared-lib/contract/identity'
import { route } from '../http/route'

export const homePathRoute = route(homePath, [], async ({ caller, db }) => {
  const post = await db.selectFrom('post').where('id', '=', caller.postId).select('home_path').executeTakeFirstOrThrow()
  return post.home_path
})
