import * as contract from '@portal/shared-lib/contract/homes'
import { type Route, route } from '../../platform/route'
import { readAgenda } from './agenda'
import { readOpenedLast } from './opened-last'

export const routes: Route[] = [
  route(contract.agenda, [], readAgenda),
  route(contract.openedLast, [], ({ caller, db }) => readOpenedLast(db, caller)),
]
