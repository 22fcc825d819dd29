import * as contract from '@portal/shared-lib/contract/leader-cases'
import { type Route, route } from '../../../platform/route'
import { decideCase } from './decide'
import { readCases } from './leader-case'
import { registerCase } from './register'
import { reportCase } from './report'
import { requestOfCase } from './request'

const PAGE = 'leaderJieFang/leaderBARegister'

export const routes: Route[] = [
  route(contract.leaderCases, [PAGE], ({ caller, db, services }) => readCases(db, caller, services.now())),
  route(contract.registerLeaderCase, ['ba:register'], registerCase),
  route(contract.reportLeaderCase, ['ba:progress'], reportCase),
  route(contract.askLeaderCase, ['ba:progress'], requestOfCase),
  route(contract.decideLeaderCase, ['ba:decide'], decideCase),
]
