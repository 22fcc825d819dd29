import type { CallInput } from '@portal/shared-lib/contract/form'
import type { reportLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import * as contract from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { dayOf } from '../../../platform/calendar/china-time'
import { refuseField } from '../../../platform/refusal'
import { type Ask, type Route, route } from '../../../platform/route'
import { changeCase } from './change'
import { decideCase } from './decide'
import { type LeaderCase, readCases } from './leader-case'
import { registerCase } from './register'
import { requestOfCase } from './request'
import { lockCase, tell } from './tell'

/** 填写进展, 登记约见. */
async function reportCase(ask: Ask<CallInput<typeof reportLeaderCase>>): Promise<LeaderCase> {
  const { petitionId } = await lockCase(ask)
  const { percent, text, metOn } = ask.args
  if (metOn && metOn > dayOf(ask.services.now())) refuseField(TEXTS.lateMeeting, 'yjrq')
  await changeCase(ask, { percent })
  const action = metOn ? '包案领导约见信访人' : '填写包案进展'
  return await tell(ask, { petitionId, action, percent, text, ...(metOn && { metOn }) })
}

const PAGE = 'leaderJieFang/leaderBARegister'

export const routes: Route[] = [
  route(contract.leaderCases, [PAGE], ({ caller, db, services }) => readCases(db, caller, services.now())),
  route(contract.registerLeaderCase, ['ba:register'], registerCase),
  route(contract.reportLeaderCase, ['ba:progress'], reportCase),
  route(contract.askLeaderCase, ['ba:progress'], requestOfCase),
  route(contract.decideLeaderCase, ['ba:decide'], decideCase),
]
