import type { CallInput } from '@portal/shared-lib/contract/form'
import type { decideLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { refuseRule } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { changeCase } from './change'
import type { LeaderCase } from './leader-case'
import { lockCase, tell } from './tell'

type DecideAsk = Ask<CallInput<typeof decideLeaderCase>>

const NOTHING_ASKED = { asked: '', asked_due_on: null, asked_result: '', asked_text: '', asked_by: null } as const
const DONE = 100

/** 审核销号, 审核延期: by another than who has asked for it. */
export async function decideCase(ask: DecideAsk): Promise<LeaderCase> {
  const { args, caller, services } = ask
  const { petitionId, asked, askedDueOn, askedResult, askedBy, percent } = await lockCase(ask)
  if (asked === '') refuseRule(TEXTS.nothingAsked)
  if (askedBy === caller.personId) refuseRule(TEXTS.own)
  const isEnd = args.agree && asked === 'close'
  await changeCase(ask, {
    ...NOTHING_ASKED,
    ...(isEnd && { result: askedResult, percent: DONE, closed_at: services.now() }),
    ...(args.agree && askedDueOn && { due_on: askedDueOn }),
  })
  const action = asked === 'close' ? '审核包案销号' : '审核包案延期'
  const text = [args.agree ? '同意' : '不同意', args.text].filter(Boolean).join('：')
  return await tell(ask, { petitionId, percent: isEnd ? DONE : percent, action, text })
}
