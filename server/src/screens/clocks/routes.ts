import * as contract from '@portal/shared-lib/contract/clocks'
import { readCalendarYears } from '../../platform/calendar/years'
import { type Route, route } from '../../platform/route'
import { explainClock } from './explain-clock'
import { listClocks } from './list'

/** Pages of those who keep code tables, parameters, and the working calendar with them. */
const KEEP_CALENDAR = ['sys/codeTable', 'sys/parameter']

const clocks = route(contract.clocks, [], ({ args, caller, db, services }) =>
  listClocks(db, caller, args.petitionNo, services.now()),
)

const explain = route(contract.explainClock, [], ({ args, caller, db }) => explainClock(db, caller, args))

const calendarYears = route(contract.calendarYears, KEEP_CALENDAR, ({ db, services }) =>
  readCalendarYears(db, services.now()),
)

export const routes: Route[] = [clocks, explain, calendarYears]
