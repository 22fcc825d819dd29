import type { CallInput } from '@portal/shared-lib/contract/form'
import type { reportLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { dayOf } from '../../../platform/calendar/china-time'
import { refuseField } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { changeCase } from './change'
import type { LeaderCase } from './leader-case'
import { lockCase, tell } from './tell'

/** 填写进展, 登记约见. */
export async function reportCase(ask: Ask<CallInput<typeof reportLeaderCase>>): Promise<LeaderCase> {
  const { petitionId } = await lockCase(ask)
  const { percent, text, metOn } = ask.args
  if (metOn && metOn > dayOf(ask.services.now())) refuseField(TEXTS.lateMeeting, 'yjrq')
  await changeCase(ask, { percent })
  const action = metOn ? '包案领导约见信访人' : '填写包案进展'
  return await tell(ask, { petitionId, action, percent, text, ...(metOn && { metOn }) })
}
