import { signIn } from '@portal/shared-lib/contract/identity'
import { flag } from '../http/flag'
import { refuse } from '../http/refusal'
import { openRoute } from '../http/route'
import { findPost } from './accounts'
import { type Attempt, isLocked, markOf, recordAttempt } from './attempts'
import { passwordFits } from './passwords'
import { openSession } from './sessions'
import { tokenCookie } from './token-cookie'

const SIGN_INS_PER_MINUTE = 30

/** Whatever is wrong, the answer is the same and takes as long: nobody learns which accounts there are. */
export const signInRoute = openRoute(
  signIn,
  async ({ args, db, services, request, reply }) => {
    const { username, password, organisationId } = args
    const attempt: Attempt = { typed: markOf(username), address: request.ip, organisationId }
    if (await isLocked(db, attempt)) {
      await recordAttempt(db, attempt, 'locked')
      return refuse('tooManyCalls')
    }
    const post = await findPost(db, username, organisationId)
    const fits = await passwordFits(post?.passwordHash, password)
    await recordAttempt(db, { ...attempt, personId: post?.personId }, fits ? 'ok' : 'refused')
    if (!post || !fits) return refuse('signInFailed')
    const token = await openSession(services, post.postId, post.personId)
    reply.header('set-cookie', tokenCookie(token, request))
    return { forceUpdate: flag(post.mustChangePassword), organisationId }
  },
  SIGN_INS_PER_MINUTE,
)
