import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { withdraw } from '@portal/shared-lib/contract/recommendations'
import {
  RECOMMENDATION_ACTIONS,
  RECOMMENDATION_STATES,
  type RecommendationAction,
} from '@portal/shared-lib/contract/rules/recommendation'
import { refuseChanged } from '../people/directory/refuse-changed'
import { getOffice } from '../people/organisations/office'
import { movingTogether } from '../petitions/todos/counter'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { refuse, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { asDelegate } from './entrusted'
import { addEntry, changeRecommendation, lockRecommendation, NAME, type Recommendation } from './row'

export type Acted = CallAnswer<typeof withdraw>

type Changes = Omit<Parameters<typeof changeRecommendation>[3], 'at'>

/** What an action comes to. */
export interface Done {
  readonly changes: Changes
  /** For the line of what was done. */
  readonly text?: string
  /** Whether the other organisation reads that line. */
  readonly shared: boolean
  /** What follows once the row is changed: whose turn it is, and who is told. */
  readonly next: (row: Recommendation) => Promise<void>
}

interface Common {
  readonly id: string
  readonly version: number
}

/** Why the caller cannot do it now; undefined where it can be done. */
export async function reasonAgainst(db: Db, caller: Caller, row: Recommendation, action: RecommendationAction) {
  const { name, from } = RECOMMENDATION_ACTIONS[action]
  if (!from.some(state => state === row.state))
    return `当前三项建议状态为“${RECOMMENDATION_STATES[row.state]}”，不能${name}，请刷新后查看可办理的操作`
  return (await isOwn(db, caller, row, action)) ? '不能审批本人拟写的内容' : undefined
}

/** Whether it asks for agreement to what the caller has written. */
async function isOwn(db: Db, caller: Caller, row: Recommendation, action: RecommendationAction): Promise<boolean> {
  const own = [caller.personId, caller.holderId]
  if (action === 'agree' || action === 'sendBack') return own.includes(row.drafter_id)
  if (action !== 'agreeAnswer' && action !== 'returnAnswer') return false
  const { written_by: writtenBy } = await lastAnswer(db, row).executeTakeFirstOrThrow()
  return own.includes(writtenBy)
}

/** What the addressee has written last. */
export const lastAnswer = (db: Db, { province_code, id }: Recommendation) =>
  db
    .selectFrom('recommendation_answer')
    .where('province_code', '=', province_code)
    .where('recommendation_id', '=', id)
    .orderBy('round', 'desc')
    .limit(1)
    .selectAll()

/** Whether an action is the caller's organisation's to do; what an addressee without access says the sender types in. */
async function isEntitled(db: Db, caller: Caller, row: Recommendation, action: RecommendationAction) {
  const { button, side } = RECOMMENDATION_ACTIONS[action]
  if (side === 'sender') return row.from_org_id === caller.orgId && caller.permissions.has(button)
  if (row.to_org_id === caller.orgId) return caller.permissions.has(button)
  const isForIt = action === 'answer' && row.from_org_id === caller.orgId
  return isForIt && caller.permissions.has('jy:write') && !(await getOffice(db, row.to_org_id)).hasAccess
}

/** As whom the caller does it: for the own organisation, or in the place of a leader who is asked; undefined where neither. */
export async function actingAs(
  db: Db,
  caller: Caller,
  row: Recommendation,
  action: RecommendationAction,
  at: Date,
): Promise<Caller | undefined> {
  if (await isEntitled(db, caller, row, action)) return caller
  const isOfSide = caller.orgId === (RECOMMENDATION_ACTIONS[action].side === 'sender' ? row.from_org_id : row.to_org_id)
  return isOfSide ? await asDelegate(db, caller, row, action, at) : undefined
}

/** Does an action in the call's transaction: who may not is refused, and who has not seen what somebody did meanwhile. */
export function act<Args extends Common>(
  ask: Ask<Args>,
  action: RecommendationAction,
  perform: (row: Recommendation, at: Date) => Promise<Done>,
): Promise<Acted> {
  const { db, caller, args, services } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const row = await lockRecommendation(db, caller, args.id)
    const at = services.now()
    const actor = (await actingAs(db, caller, row, action, at)) ?? refuse('forbidden')
    if (row.version !== args.version) await refuseChanged(db, row)
    const reason = await reasonAgainst(db, caller, row, action)
    if (reason) refuseRule(reason)
    const { changes, text = '', shared, next } = await perform(row, at)
    const changed = await changeRecommendation(db, caller, row, { ...changes, at })
    await addEntry(db, actor, row, { action: RECOMMENDATION_ACTIONS[action].name, text, shared, at })
    await next(changed)
    return await finish({ ...ask, caller: actor }, RECOMMENDATION_ACTIONS[action].name, changed)
  })
}

/** Tells the audit what was done, and the caller what came of it. */
export async function finish(
  { db, caller, requestId, request }: Pick<Ask<unknown>, 'db' | 'caller' | 'requestId' | 'request'>,
  action: string,
  { id, state, version }: Recommendation,
): Promise<Acted> {
  const audited = { action: `${NAME}${action}`, objectType: 'recommendation', objectId: id, after: { state, version } }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited })
  return { id, state, stateName: RECOMMENDATION_STATES[state], version }
}
