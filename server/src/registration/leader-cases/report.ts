import type { CallInput } from '@portal/shared-lib/contract/form'
import type { reportLeaderCase } from '@portal/shared-lib/contract/leader-cases'
import type { Ask } from '../../http/route'
import { changeCase } from './change'
import type { LeaderCase } from './leader-case'
import { lockCase, tell } from './tell'

/** 填写进展. */
export async function reportCase(ask: Ask<CallInput<typeof reportLeaderCase>>): Promise<LeaderCase> {
  const { petitionId } = await lockCase(ask)
  const { percent, text } = ask.args
  await changeCase(ask, { percent })
  return await tell(ask, { petitionId, action: '填写包案进展', percent, text })
}
