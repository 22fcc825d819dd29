import type { CallInput } from '@portal/shared-lib/contract/form'
import type { decideLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import { LEADER_CASE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/leader-case'
import { giveCase } from '../../../petitions/todos/assign/leader-cases'
import { movingTogether } from '../../../petitions/todos/counter'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { sendMessage } from '../../../post/messages/send'
import { type CaseColumns, changeCase } from './change'
import type { LeaderCase } from './leader-case'
import { REQUEST_NAMES } from './request'
import { lockCase, type OpenCase, tell } from './tell'
import { closeRequest } from './waiting-request'

type DecideAsk = Ask<CallInput<typeof decideLeaderCase>>

const NOTHING_ASKED: CaseColumns = {
  asked: '',
  asked_due_on: null,
  asked_result: '',
  asked_text: '',
  asked_by: null,
  asked_leader_id: null,
}
const DONE = 100

/** 审核: by another than who has asked for it. */
export function decideCase(ask: DecideAsk): Promise<LeaderCase> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const { args, caller } = ask
    const of = await lockCase(ask)
    const { petitionId, asked, askedBy } = of
    if (asked === '') refuseRule(TEXTS.nothingAsked)
    if (askedBy === caller.personId) refuseRule(TEXTS.own)
    const granted = args.agree ? await grant(ask, of) : {}
    await changeCase(ask, { ...NOTHING_ASKED, ...granted })
    await closeRequest(ask, of)
    const name = `包案${REQUEST_NAMES[asked]}`
    await tellAsker(ask, of, name)
    const text = [args.agree ? '同意' : '不同意', args.text].filter(Boolean).join('：')
    return await tell(ask, { petitionId, percent: of.percent, ...granted, action: `审核${name}`, text })
  })
}

/** Does what was asked for; answers what of the case changes by it. */
async function grant({ db, caller, services }: DecideAsk, of: OpenCase): Promise<CaseColumns & { percent?: number }> {
  const at = services.now()
  if (of.asked === 'close') return { result: of.askedResult, percent: DONE, closed_at: at }
  if (of.asked === 'extend') return { due_on: of.askedDueOn ?? of.dueOn }
  await giveCase(db, caller, { ...of, leaderId: of.askedLeaderId ?? '' }, { ...of, action: '换包案领导', at })
  return {}
}

async function tellAsker({ db, caller, args, services }: DecideAsk, of: OpenCase, name: string): Promise<void> {
  const said = args.agree ? '同意' : `退回：${args.text}`
  await sendMessage(db, {
    personIds: of.askedBy ? [of.askedBy] : [],
    type: args.agree ? 'approved' : 'approvalReturned',
    text: `您申请的${name}(${of.petitionNo})已由${caller.userName}${said}`,
    at: services.now(),
    from: caller.userName,
  })
}
