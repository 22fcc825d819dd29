import * as contract from '@portal/shared-lib/contract/homes'
import { type Route, route } from '../../platform/route'
import { readAgenda } from './agenda'
import { readOpenedLast } from './opened-last'
import { readOwnWeek } from './own-week'

export const routes: Route[] = [
  route(contract.agenda, [], readAgenda),
  route(contract.ownWeek, ['toDoManage/personalToDo'], ({ caller, db, services }) =>
    readOwnWeek(db, caller, services.now()),
  ),
  route(contract.openedLast, [], ({ caller, db }) => readOpenedLast(db, caller)),
]
