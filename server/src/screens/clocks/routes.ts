import * as contract from '@portal/shared-lib/contract/clocks'
import { readCalendarYears } from '../../platform/calendar/years'
import { type Route, route } from '../../platform/route'
import { explainClock } from './explain-clock'
import { listClocks } from './list'

/** Page of those who keep code tables, and the working calendar with them. */
const KEEP_TABLES = 'sys/codeTable'

const clocks = route(contract.clocks, [], ({ args, caller, db, services }) =>
  listClocks(db, caller, args.petitionNo, services.now()),
)

const explain = route(contract.explainClock, [], ({ args, caller, db }) => explainClock(db, caller, args))

const calendarYears = route(contract.calendarYears, [KEEP_TABLES], ({ db, services }) =>
  readCalendarYears(db, services.now()),
)

export const routes: Route[] = [clocks, explain, calendarYears]
