import type { CallInput } from '@portal/shared-lib/contract/form'
import type { changeLeader as contract } from '@portal/shared-lib/contract/leader-cases'
import { refusingAbout } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { giveCase } from './hand-over'
import type { LeaderCase } from './leader-case'
import { lockCase, tell } from './tell'

const CHANGED = '换包案领导'

/** 换包案领导: another leader of the organisation answers for it from now on. */
export async function changeLeader(ask: Ask<CallInput<typeof contract>>): Promise<LeaderCase> {
  const { db, caller, args, services } = ask
  const { petitionId, percent, leaderId: leaverId } = await lockCase(ask)
  const change = { leaverId, leaders: [], action: CHANGED, at: services.now() }
  await refusingAbout('bald', () =>
    giveCase(db, caller, { caseId: args.caseId, petitionId, leaderId: args.leaderId }, change),
  )
  return await tell(ask, { petitionId, percent, action: CHANGED, text: args.text })
}
