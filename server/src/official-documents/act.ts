import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { submit } from '@portal/shared-lib/contract/official-documents'
import {
  OFFICIAL_ACTIONS,
  OFFICIAL_STATES,
  type OfficialAction,
  RECEIVER_STATES,
} from '@portal/shared-lib/contract/rules/official-document'
import { refuseChanged } from '../people/directory/refuse-changed'
import { movingTogether } from '../petitions/todos/counter'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { refuse, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { asDelegate } from './entrusted'
import { reasonAgainstWork } from './reasons'
import { ownReceiver } from './receivers'
import { addEntry, changeDocument, lockDocument, NAME, type OfficialDocument } from './row'

export type Acted = CallAnswer<typeof submit>

type Changes = Omit<Parameters<typeof changeDocument>[3], 'at'>

/** What an action comes to. */
export interface Done {
  readonly changes: Changes
  /** For the line of what was done. */
  readonly text?: string
  /** Whether other organisations read that line. */
  readonly shared: boolean
  /** What follows once the row is changed: whose turn it is, and who is told. */
  readonly next: (row: OfficialDocument) => Promise<void>
}

interface Common {
  readonly id: string
  readonly version: number
}

/** Why the caller cannot do it now; undefined where it can be done. */
export async function reasonAgainst(
  db: Db,
  caller: Caller,
  row: OfficialDocument,
  action: OfficialAction,
  at: Date,
): Promise<string | undefined> {
  const { name, from, ...described } = OFFICIAL_ACTIONS[action]
  if (!from.some(state => state === row.state)) return wrongState(OFFICIAL_STATES[row.state], name)
  if ('received' in described) {
    const receiver = await ownReceiver(db, caller, row)
    if (!receiver || !described.received.some(state => state === receiver.state))
      return wrongState(receiver ? RECEIVER_STATES[receiver.state] : '未发送', name)
  }
  if (action === 'approve' || action === 'sendBack') {
    if ([caller.personId, caller.holderId].includes(row.drafter_id)) return '不能审批本人拟写的内容'
  }
  return await reasonAgainstWork(db, caller, row, action, at)
}

const wrongState = (state: string, name: string): string =>
  `当前${NAME}状态为“${state}”，不能${name}，请刷新后查看可办理的操作`

/** The caller, in whose place an action may be done: the own, or that of who has entrusted it; undefined where in none. */
export const actingAs = async (db: Db, caller: Caller, row: OfficialDocument, action: OfficialAction, at: Date) =>
  (await isEntitled(db, caller, row, action)) ? caller : await asDelegate(db, caller, row, action, at)

/** Whether an action is the caller's organisation's to do, and the caller has the right to. */
async function isEntitled(db: Db, caller: Caller, row: OfficialDocument, action: OfficialAction) {
  const { button, side } = OFFICIAL_ACTIONS[action]
  if (!caller.permissions.has(button)) return false
  return side === 'sender' ? row.org_id === caller.orgId : (await ownReceiver(db, caller, row)) !== undefined
}

/** Does an action in the call's transaction: who may not is refused, and who has not seen what somebody did meanwhile. */
export function act<Args extends Common>(
  ask: Ask<Args>,
  action: OfficialAction,
  perform: (row: OfficialDocument, at: Date) => Promise<Done>,
): Promise<Acted> {
  const { db, caller, args, services } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const at = services.now()
    const { row, actor } = await lockToAct(db, caller, { ...args, action }, at)
    const { changes, text = '', shared, next } = await perform(row, at)
    const changed = await changeDocument(db, caller, row, { ...changes, at })
    const { name } = OFFICIAL_ACTIONS[action]
    await addEntry(db, actor, row, { action: name, text, shared, at })
    await next(changed)
    return await finish({ ...ask, caller: actor }, name, changed)
  })
}

interface Locked {
  readonly row: OfficialDocument
  /** The caller, in whose place it is done. */
  readonly actor: Caller
}

/** Locks a document for an action, which it refuses where it is not the caller's to do, or not now. */
export async function lockToAct(
  db: Db,
  caller: Caller,
  { id, version, action }: Common & { readonly action: OfficialAction },
  at: Date,
): Promise<Locked> {
  return await checkToAct(db, caller, await lockDocument(db, caller, id), { version, action }, at)
}

/** As `lockToAct`, of a document that was read already. */
export async function checkToAct(
  db: Db,
  caller: Caller,
  row: OfficialDocument,
  { version, action }: Pick<Common, 'version'> & { readonly action: OfficialAction },
  at: Date,
): Promise<Locked> {
  const actor = (await actingAs(db, caller, row, action, at)) ?? refuse('forbidden')
  if (row.version !== version) await refuseChanged(db, row)
  const reason = await reasonAgainst(db, caller, row, action, at)
  if (reason) refuseRule(reason)
  return { row, actor }
}

/** Tells the audit what was done, and the caller what came of it. */
export async function finish(
  { db, caller, requestId, request }: Pick<Ask<unknown>, 'db' | 'caller' | 'requestId' | 'request'>,
  action: string,
  { id, state, version, document_no: documentNo, digest }: OfficialDocument,
): Promise<Acted> {
  const audited = { action: `${NAME}${action}`, objectType: 'official_document', objectId: id }
  const after = { state, version, documentNo, digest }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited, after })
  return { id, state, stateName: OFFICIAL_STATES[state], version }
}
