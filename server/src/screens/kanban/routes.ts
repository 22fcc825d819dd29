import * as contract from '@portal/shared-lib/contract/kanban'
import { type Route, route } from '../../platform/route'
import { readBoard } from './board'
import { readFlow } from './flow'

const PAGE = 'kanbanSystem/kanbanDepart'

const departmentBoard = route(contract.departmentBoard, [PAGE], readBoard)
const departmentFlow = route(contract.departmentFlow, [PAGE], readFlow)

export const routes: Route[] = [departmentBoard, departmentFlow]
