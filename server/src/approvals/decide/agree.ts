import { changeApproval } from '../approval'
import type { Deciding } from '../calling'
import { ask, stopAsking } from '../chain/ask'
import { nextNode } from '../chain/next'
import { getSubject } from '../subjects'
import { recordDecision } from './record'
import { tellApproved } from './tell'

/** Agrees: the next of the chain is asked, or, behind the last, what was submitted is done. */
export async function agree(deciding: Deciding, opinion: string): Promise<'pending' | 'approved'> {
  const { db, at, caller, approval } = deciding
  await stopAsking(db, approval, { at, personId: caller.personId })
  await recordDecision(deciding, { decision: 'agree', opinion })
  const next = await nextNode(db, approval, approval.chain, approval.position + 1)
  if (!next) return await approve(deciding)
  await ask(db, await changeApproval(db, approval, { position: next.position, arrived_at: at }), next.people, at)
  return 'pending'
}

async function approve(deciding: Deciding): Promise<'approved'> {
  const { db, at } = deciding
  const approval = await changeApproval(db, deciding.approval, { state: 'approved', ended_at: at })
  await tellApproved(deciding)
  await getSubject(approval.subjectType).onApproved({ ...deciding, approval })
  return 'approved'
}
