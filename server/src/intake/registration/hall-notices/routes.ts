import * as contract from '@portal/shared-lib/contract/hall-notices'
import { type Route, route } from '../../../platform/route'
import { HALL } from '../tickets/pages'
import { readNotice } from './read'
import { saveNotice } from './save'

export const routes: Route[] = [
  route(contract.hallNotice, HALL, ({ caller, db }) => readNotice(db, caller)),
  route(contract.saveHallNotice, ['hall:notice'], saveNotice),
]
