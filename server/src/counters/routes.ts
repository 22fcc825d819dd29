import * as contract from '@portal/shared-lib/contract/counters'
import { WARNING_DAYS } from '../calendar/warning-days'
import { type Route, route } from '../http/route'
import { badgeOf, namedBadges } from './badge'
import { COUNTERS } from './counters'
import { readHomeNumbers } from './home-numbers'

const counters = COUNTERS.map(counter =>
  route(counter.call, [], ({ caller, db, services }) => badgeOf(db, caller, counter, services.now())),
)

const several = route(contract.several, [], ({ args, caller, db, services }) =>
  namedBadges(db, caller, args.names, services.now()),
)

const homeNumbers = route(contract.homeNumbers, [], ({ caller, db, services }) =>
  readHomeNumbers(db, caller, services.now()),
)

const warningDays = route(contract.warningDays, [], async () => [
  { row: 'xfbm' as const, days: WARNING_DAYS.department },
  { row: 'zrdw' as const, days: WARNING_DAYS.unit },
  { row: 'aq' as const, days: WARNING_DAYS.safe },
  { row: 'myd' as const, days: WARNING_DAYS.evaluation },
])

export const routes: Route[] = [...counters, several, homeNumbers, warningDays]
