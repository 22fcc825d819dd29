import { findRightCode, useUp } from '../second-factor/codes'
import { proveByPassword } from './ordinary'
import type { Prove } from './proof'

/** With the password and a one-time code. A code is used up only together with the right password. */
export const proveByCode: Prove = async ask => {
  const { post, proven } = await proveByPassword(ask)
  const code = await findRightCode(ask.services, ask.db, post?.personId, ask.args.code)
  const usable = proven && code !== undefined && (await useUp(ask.db, code))
  return { post, proven: usable, refusal: 'codeSignInFailed' }
}
