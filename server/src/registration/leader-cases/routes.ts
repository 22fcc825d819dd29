import * as contract from '@portal/shared-lib/contract/leader-cases'
import { type Route, route } from '../../http/route'
import { readCases } from './leader-case'
import { registerCase } from './register'
import { reportCase } from './report'

const PAGE = 'leaderJieFang/leaderBARegister'

export const routes: Route[] = [
  route(contract.leaderCases, [PAGE], ({ caller, db, services }) => readCases(db, caller, services.now())),
  route(contract.registerLeaderCase, ['ba:register'], registerCase),
  route(contract.reportLeaderCase, ['ba:progress'], reportCase),
]
