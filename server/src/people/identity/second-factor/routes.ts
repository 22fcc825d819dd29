import { SECOND_FACTOR_TEXTS } from '@portal/shared-lib/contract/rules/second-factor'
import { removeSecondFactor, secondFactor } from '@portal/shared-lib/contract/second-factor'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import { refuseRule } from '../../../platform/refusal'
import { type Route, route } from '../../../platform/route'
import { recordOwn } from '../account/record-own'
import { checkPassword } from './check-password'
import { findRightCode, useUp } from './codes'
import { confirmRoute } from './confirm'
import { isDemanded } from './demanded'
import { offerRoute } from './offer'

/** Ends an enrolment. Who has lost the phone cannot; an officer can. */
const removeRoute = route(removeSecondFactor, [], async ask => {
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

const stateRoute = route(secondFactor, [], async ({ caller, db, services }) => {
  const enrolled = await db
    .selectFrom('second_factor')
    .where('person_id', '=', caller.personId)
    .select('enrolled_at')
    .executeTakeFirst()
  return {
    enrolledAt: enrolled ? dateTimeOf(enrolled.enrolled_at) : null,
    demanded: await isDemanded(db, caller.personId, services),
  }
})

const CALLS_PER_MINUTE = 20

export const routes: Route[] = [
  stateRoute,
  ...[offerRoute, confirmRoute, removeRoute].map(limited => ({ ...limited, perMinute: CALLS_PER_MINUTE })),
]
