import { whoMayKnow } from '../../petitions/access/who-may-know'
import { sendMessage } from '../../post/messages/send'
import { draftersOf } from '../approval'
import type { Deciding } from '../calling'
import { subjectName } from '../subjects'
import { entrustedBy } from './record'

/** Tells the drafter that the last of the chain has agreed. */
export async function tellApproved(deciding: Deciding): Promise<void> {
  const entrusted = await entrustedBy(deciding)
  const who = deciding.decider.userName + (entrusted && `（${entrusted}）`)
  await tell(deciding, 'approved', `已由${who}审批通过。`)
}

export const tellReturned = (deciding: Deciding, opinion: string): Promise<void> =>
  tell(deciding, 'approvalReturned', `被退回：${opinion}`)

async function tell({ db, at, decider, approval }: Deciding, type: 'approved' | 'approvalReturned', what: string) {
  const { petition_no: petitionNo } = await db
    .selectFrom('petition')
    .where('province_code', '=', approval.provinceCode)
    .where('id', '=', approval.petitionId)
    .select('petition_no')
    .executeTakeFirstOrThrow()
  const text = `您送审的${subjectName(approval.subjectType)}(${petitionNo || approval.title})${what}`
  const personIds = await whoMayKnow(db, approval, draftersOf(approval))
  await sendMessage(db, { personIds, type, text, at, from: decider.userName })
}
