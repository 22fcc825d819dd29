import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { browserOf } from '../../../platform/http/browser'
import { refuse, refuseRule } from '../../../platform/http/refusal'
import type { Ask } from '../../../platform/http/route'
import { passwordFits } from '../passwords'
import { countWrongPassword } from '../sign-in/counting'
import { isLocked } from '../sign-in/failures'

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
  const { password_hash } = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  if (await passwordFits(password_hash, password)) return
  refuseRule(SECOND_FACTOR_TEXTS.wrongPassword, later => countWrongPassword(later, attempt, now))
}
