import { addStep } from '../../petitions/record/timeline'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import type { Approval } from '../approval'
import type { Deciding } from '../calling'
import { signatureInUse } from '../signatures/signature'

export type DecisionKind = Database['approval_decision']['decision']

export interface Decided {
  readonly decision: DecisionKind
  readonly opinion: string
  /** To whom it is handed on, or who is added. */
  readonly target?: { readonly personId: string; readonly name: string }
  /** What the timeline says beside title, names and opinion. */
  readonly note?: string
}

/** As the timeline and the audit call them. */
export const DECISION_NAMES: Readonly<Record<DecisionKind, string>> = {
  agree: '审批同意',
  back: '审批退回',
  forward: '转审',
  addSigner: '加签',
}

/** Keeps a decision: in the approval, in the petition's timeline and in the audit, each with both names. */
export async function recordDecision(deciding: Deciding, decided: Decided): Promise<void> {
  const { db, decider, at, origin, approval } = deciding
  await writeDecision(deciding, decided)
  const action = DECISION_NAMES[decided.decision]
  const text = await textOf(deciding, decided)
  const { petitionId, stepId } = approval
  await addStep(db, decider, { petitionId, action, at, text, shared: false, ...(stepId && { stepId }) })
  await recordAudit(db, { ...origin, ...actorOf(decider), action, objectType: 'approval', objectId: approval.id })
}

/** Keeps a decision in the approval alone. */
export async function writeDecision(
  { db, decider, at, approval }: Pick<Deciding, 'db' | 'decider' | 'at' | 'approval'>,
  { decision, opinion, target }: Decided,
): Promise<void> {
  const { provinceCode, id, chain, position } = approval
  await db
    .insertInto('approval_decision')
    .values({
      province_code: provinceCode,
      approval_id: id,
      seq: (await countDecisions(db, approval)) + 1,
      node_id: chain[position]?.id ?? position,
      person_id: decider.personId,
      on_behalf_of: decider.holderId === decider.personId ? null : decider.holderId,
      decision,
      opinion,
      at,
      target_id: target?.personId ?? null,
      signature_id: signatureInUse(db, decider.personId).select('id'),
    })
    .execute()
}

export async function countDecisions(db: Db, { provinceCode, id }: Approval): Promise<number> {
  const { count } = await db
    .selectFrom('approval_decision')
    .where('province_code', '=', provinceCode)
    .where('approval_id', '=', id)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function textOf(deciding: Deciding, { opinion, target, note }: Decided): Promise<string> {
  const entrusted = await entrustedBy(deciding)
  return [deciding.approval.title, entrusted, note, target?.name, opinion].filter(Boolean).join('；')
}

/** 受{name}委托 where it is decided in somebody else's place, else empty. */
export async function entrustedBy({ db, decider }: Pick<Deciding, 'db' | 'decider'>): Promise<string> {
  if (decider.holderId === decider.personId) return ''
  const { user_name: name } = await db
    .selectFrom('person')
    .where('id', '=', decider.holderId)
    .select('user_name')
    .executeTakeFirstOrThrow()
  return `受${name}委托`
}
