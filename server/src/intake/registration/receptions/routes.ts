import * as contract from '@portal/shared-lib/contract/receptions'
import { type Route, route } from '../../../platform/route'
import { HALL } from '../tickets/pages'
import { cancelDay } from './cancel-day'
import { readMonth, readToday } from './days'
import { followUp } from './follow-up'
import { publishDays } from './publish-days'
import { readReceived } from './received'
import { saveDay } from './save-day'

const PAGE = 'leaderJieFang/leaderJFRegister'
const REGISTER = 'jf:register'

export const routes: Route[] = [
  route(contract.receptionDays, [PAGE], ({ args, caller, db }) => readMonth(db, caller, args.month)),
  route(contract.saveReceptionDay, [REGISTER], saveDay),
  route(contract.cancelReceptionDay, [REGISTER], cancelDay),
  route(contract.publishReceptionDays, [REGISTER], publishDays),
  route(contract.receptionsToday, HALL, ({ caller, db, services }) => readToday(db, caller, services.now())),
  route(contract.received, [PAGE], ({ args, caller, db }) => readReceived(db, caller, args)),
  route(contract.followUp, [REGISTER], followUp),
]
