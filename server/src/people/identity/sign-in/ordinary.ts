import { findPost } from '../accounts'
import { checkPassword } from '../sign-on/directory'
import type { Prove } from './proof'

/** With the account's password. */
export const proveByPassword: Prove = async ask => {
  const { args, db } = ask
  const post = await findPost(db, args.username, args.organisationId)
  return { post, ...(await checkPassword(ask, post, args.password)) }
}
