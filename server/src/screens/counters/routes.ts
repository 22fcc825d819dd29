import * as contract from '@portal/shared-lib/contract/counters'
import { readWarningDays } from '../../petitions/clocks/lamps/days'
import { inDays } from '../../petitions/clocks/lamps/threshold'
import { dayOf } from '../../platform/calendar/china-time'
import { type Route, route } from '../../platform/route'
import { badgeOf, namedBadges } from './badge'
import { COUNTERS } from './counters'
import { readHomeNumbers } from './home-numbers'

const counters = COUNTERS.map(counter =>
  route(counter.call, [], ({ caller, db, services }) => badgeOf(db, caller, counter, services.now())),
)

const several = route(contract.several, [], ({ args, caller, db, services }) =>
  namedBadges(db, caller, args, services.now()),
)

const homeNumbers = route(contract.homeNumbers, [], ({ caller, db, services }) =>
  readHomeNumbers(db, caller, services.now()),
)

const warningDays = route(contract.warningDays, [], async ({ caller, db, services }) => {
  const set = await readWarningDays(db, { regionCode: caller.regionCode, day: dayOf(services.now()) })
  const days = inDays(set)
  return [
    { row: 'xfbm' as const, days: days.department },
    { row: 'zrdw' as const, days: days.unit },
    { row: 'aq' as const, days: days.safe },
    { row: 'myd' as const, days: days.evaluation },
  ]
})

export const routes: Route[] = [...counters, several, homeNumbers, warningDays]
