import { secondFactor } from '@portal/shared-lib/contract/second-factor'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import { type Route, route } from '../../../platform/route'
import { confirmRoute } from './confirm'
import { isDemanded } from './demanded'
import { offerRoute } from './offer'
import { removeRoute } from './remove'

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
