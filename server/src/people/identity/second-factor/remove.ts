import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { removeSecondFactor } from '@portal/shared-lib/contract/second-factor'
import { refuseRule } from '../../../platform/refusal'
import { route } from '../../../platform/route'
import { recordOwn } from '../account/record-own'
import { checkPassword } from './check-password'
import { findRightCode, useUp } from './codes'
import { isDemanded } from './demanded'

/** Ends an enrolment. Who has lost the phone cannot; an officer can. */
export const removeRoute = route(removeSecondFactor, [], async ask => {
  const { args, db, services } = ask
  const { personId } = ask.caller
  if (await isDemanded(db, personId, services)) refuseRule(SECOND_FACTOR_TEXTS.demanded)
  await checkPassword(ask, args.password)
  const code = await findRightCode(services, db, personId, args.code)
  if (!code || !(await useUp(db, code))) return refuseRule(SECOND_FACTOR_TEXTS.wrongCode)
  await db.deleteFrom('second_factor').where('person_id', '=', personId).execute()
  await recordOwn(ask, '解除动态口令')
  return null
})
