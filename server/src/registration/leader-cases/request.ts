import type { CallInput } from '@portal/shared-lib/contract/form'
import type { askLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_RESULTS, LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { refuseField, refuseRule } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { changeCase } from './change'
import type { LeaderCase } from './leader-case'
import { lockCase, tell } from './tell'

type RequestAsk = Ask<CallInput<typeof askLeaderCase>>

/** 申请延期, 申请销号: it waits for somebody else to decide. */
export async function requestOfCase(ask: RequestAsk): Promise<LeaderCase> {
  const { args, caller } = ask
  const { petitionId, percent, asked, dueOn } = await lockCase(ask)
  if (asked !== '') refuseRule(TEXTS.asked)
  const isLonger = args.kind === 'extend'
  if (isLonger && (args.dueOn ?? '') <= dueOn) refuseField(TEXTS.notLater, 'sqsx')
  await changeCase(ask, {
    asked: args.kind,
    asked_due_on: isLonger ? (args.dueOn ?? null) : null,
    asked_result: isLonger ? '' : args.result,
    asked_text: args.text,
    asked_by: caller.personId,
  })
  const what = isLonger ? `延期至${args.dueOn}` : LEADER_CASE_RESULTS[args.result || '1']
  return await tell(ask, {
    petitionId,
    percent,
    action: isLonger ? '申请包案延期' : '申请包案销号',
    text: `${what}：${args.text}`,
  })
}
