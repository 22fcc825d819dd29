import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { browserOf } from '../../../platform/browser'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { countWrongPassword } from '../attempts/counting'
import { isLocked } from '../attempts/failures'
import { checkPassword as proves } from '../sign-on/directory'

/**
 * Asks for the password of whoever has a session already: the screen may have been left open. A wrong one counts as a
 * sign-in that failed.
 */
export async function checkPassword(ask: Ask<unknown>, password: string): Promise<void> {
  const { caller, db, request, services } = ask
  const { personId, orgId: organisationId } = caller
  const device = browserOf(caller.userAgent)
  const attempt = { typed: caller.account, personId, address: request.ip, device, organisationId }
  const now = services.now()
  if (await isLocked(db, attempt, now)) refuse('signInLocked')
  const { passwordHash } = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('password_hash as passwordHash')
    .executeTakeFirstOrThrow()
  const { proven } = await proves(ask, { personId, account: caller.account, passwordHash }, password)
  if (proven) return
  refuseRule(SECOND_FACTOR_TEXTS.wrongPassword, later => countWrongPassword(later, attempt, now))
}
