import { findPostById } from '../accounts'
import { redeem } from '../qr/redeem'
import type { Prove } from './proof'

/** With a picture that somebody confirmed on a phone: as that person, in the post of the phone's session. */
export const proveByQr: Prove = async ({ args, db, services, request }) => {
  const postId = await redeem(services, db, args.token, request.ip)
  const post = postId === undefined ? undefined : await findPostById(db, postId)
  return { post, proven: post !== undefined, refusal: 'qrExpired' }
}
