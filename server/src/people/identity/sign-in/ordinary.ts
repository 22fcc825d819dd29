import { findPost } from '../accounts'
import { passwordFits } from '../passwords'
import type { Prove } from './proof'

/** With the account's password. */
export const proveByPassword: Prove = async ({ args, db }) => {
  const post = await findPost(db, args.username, args.organisationId)
  return { post, proven: await passwordFits(post?.passwordHash, args.password) }
}
