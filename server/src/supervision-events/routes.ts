import * as contract from '@portal/shared-lib/contract/supervision-events'
import { type Route, route } from '../platform/route'
import { addEvent, listEvents, readEventsOf } from './events'

const MAY_READ = ['superviseManage/recommendations']

export const routes: Route[] = [
  route(contract.addSupervisionEvent, ['db:event'], addEvent),
  route(contract.supervisionEvents, MAY_READ, ({ args, caller, db }) => listEvents(db, caller, args)),
  route(contract.supervisionEventsOf, MAY_READ, ({ args, caller, db }) => readEventsOf(db, caller, args)),
]
