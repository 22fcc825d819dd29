import { checkQrToken, qrToken } from '@portal/shared-lib/contract/qr-sign-in'
import { browserOf } from '../../../platform/browser'
import { refuse } from '../../../platform/refusal'
import { openRoute } from '../../../platform/route'
import { newToken, tokenHash } from '../../../platform/token'
import { requireMode } from '../offered-mode'
import { askedAfter, confirmedAfter } from './standing'

/** A page asks every 1.2 s, and a whole office may sit behind one address. */
const CHECKS_PER_MINUTE = 3000

/** A picture for the page that asks. Its address is kept: nobody else can sign in with what was confirmed for it. */
export const tokenRoute = openRoute(qrToken, async ({ db, services, request }) => {
  requireMode(services, 'qr')
  const token = newToken()
  const row = { token_hash: tokenHash(token), address: request.ip, browser: browserOf(request.headers['user-agent']) }
  await db
    .insertInto('qr_sign_in')
    .values({ ...row, asked_at: services.now() })
    .execute()
  return { token }
})

/** How the picture stands, and nothing of who scanned it. */
export const checkRoute = openRoute(
  checkQrToken,
  async ({ args, db, services, request }) => {
    const found = await db
      .selectFrom('qr_sign_in')
      .where('token_hash', '=', tokenHash(args.token))
      .where('address', '=', request.ip)
      .select(['state', 'asked_at', 'confirmed_at'])
      .executeTakeFirst()
    if (found?.state === 'confirmed' && found.confirmed_at && found.confirmed_at > confirmedAfter(services)) return null
    return refuse(found?.state === 'waiting' && found.asked_at > askedAfter(services) ? 'qrWaiting' : 'qrExpired')
  },
  CHECKS_PER_MINUTE,
)
