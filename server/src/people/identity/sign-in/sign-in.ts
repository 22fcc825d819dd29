import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { type SignInWay, signIn, signInWayOf } from '@portal/shared-lib/contract/identity'
import { flag } from '../../../platform/http/flag'
import { refuse } from '../../../platform/refusal'
import { chooseAtSignIn } from '../../../platform/rollout/choose-set'
import { openRoute } from '../../../platform/route'
import { findPostById, type SignInPost } from '../accounts'
import { type Attempt, attemptOf, recordAttempt } from '../attempts/attempts'
import { countAsFailed, forgive, recordRefused, takeBack } from '../attempts/counting'
import { findCaller } from '../find-caller'
import { requireMode } from '../offered-mode'
import { redeem } from '../qr/redeem'
import { findRightCode, useUp } from '../second-factor/codes'
import { openSession } from '../sessions'
import { rememberSignOn } from '../sign-on/sessions'
import type { SignOnTicket } from '../sign-on/tickets'
import { tokenCookie } from '../token-cookie'
import { findDemand, noteSignIn } from './demands'
import { proveByKey } from './key'
import { proveByPassword } from './ordinary'
import type { Prove, SignInAsk } from './proof'
import { proveBySignOn } from './sign-on'

/** With a picture that somebody confirmed on a phone: as that person, in the post of the phone's session. */
const proveByQr: Prove = async ({ args, db, services, request }) => {
  const postId = await redeem(services, db, args.token, request.ip)
  const post = postId === undefined ? undefined : await findPostById(db, postId)
  return { post, proven: post !== undefined, refusal: 'qrExpired' }
}

/** With the password and a one-time code. A code is used up only together with the right password. */
const proveByCode: Prove = async ask => {
  const { post, proven, by } = await proveByPassword(ask)
  const code = await findRightCode(ask.services, ask.db, post?.personId, ask.args.code)
  const usable = proven && code !== undefined && (await useUp(ask.db, code))
  return { post, proven: usable, by, refusal: 'codeSignInFailed' }
}

/** Every way to sign in. */
const WAYS: Readonly<Record<SignInWay, Prove>> = {
  ordinary: proveByPassword,
  code: proveByCode,
  key: proveByKey,
  qr: proveByQr,
  signOn: proveBySignOn,
}

/** Runs pieces of work that have a key in common one after the other, in this process. */
function createTurns(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(work, work)
    const tidy = () => {
      if (last.get(key) === mine) last.delete(key)
    }
    last.set(key, mine)
    mine.then(tidy, tidy)
    return mine
  }
}

const SIGN_INS_PER_MINUTE = 30

/** A sign-in counts as failed until it has succeeded: those of one person that come at once wait for each other. */
const inTurn = createTurns()

/** Whatever is wrong, the answer is the same and takes as long: nobody learns which accounts there are. */
export const signInRoute = openRoute(
  signIn,
  ask => inTurn(`${ask.request.ip} ${ask.args.username}`, () => answerSignIn(ask)),
  SIGN_INS_PER_MINUTE,
)

async function answerSignIn(ask: SignInAsk): Promise<CallAnswer<typeof signIn>> {
  const { args, db, services, request, reply } = ask
  const way = signInWayOf(args)
  if (way !== 'signOn') requireMode(services, way)
  const attempt = await attemptOf(ask)
  const { post, by } = await prove(ask, way, attempt)
  const proven = { ...attempt, ...post }
  const demand = await findDemand(services, post, way, by)
  if (demand) {
    await recordAttempt(db, proven, demand)
    return refuse(demand)
  }
  await recordAttempt(db, proven, 'ok')
  // What somebody else keeps of the password is not for the portal to have changed.
  const mustChangePassword = (await noteSignIn(db, services, post.personId)) && !by
  const token = await openSession(services, post.postId, post.personId)
  if (by) await rememberSignOn(services, db, token, by)
  reply.header('set-cookie', tokenCookie(token, request))
  const answer = { forceUpdate: flag(mustChangePassword), organisationId: post.organisationId }
  const isOther = await chooseAtSignIn(services, () => findCaller(services, token))
  return isOther ? { ...answer, loadAnew: true } : answer
}

/** The post that was proven; refused where the account is locked or the proof fails. */
async function prove(
  ask: SignInAsk,
  way: SignInWay,
  attempt: Attempt,
): Promise<{ post: SignInPost; by: SignOnTicket | undefined }> {
  const { db, services } = ask
  const failure = await countAsFailed(services, attempt)
  if (failure === undefined) {
    await recordAttempt(db, attempt, 'locked')
    return refuse('signInLocked')
  }
  const proof = await WAYS[way](ask).catch(async error => {
    await takeBack(db, failure)
    throw error
  })
  const { post, proven, by, refusal = 'signInFailed' } = proof
  if (!post || !proven) {
    await recordRefused(db, attempt, services.now())
    return refuse(refusal)
  }
  await takeBack(db, failure)
  await forgive(db, attempt, post.personId, services.now())
  return { post, by }
}
