import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/registration'
import { attachToPetition } from '../../petitions/record/attachments'
import { STATE } from '../../petitions/record/states'
import { startTimeline, writeStep } from '../../petitions/record/timeline'
import { movingTogether } from '../../petitions/todos/counter'
import { openTodo } from '../../petitions/todos/open'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dayOf } from '../../platform/calendar/china-time'
import type { Ask } from '../../platform/route'
import { contextOf, endWaiting } from './ask'
import { changeWaiting, voidColumns } from './change-waiting'
import { registerAndFile } from './file-registered'
import { storePersons } from './persons'
import { type RegisteredPetition, register } from './register'
import { refuseOthers } from './scan-holder'
import { refuseTaken } from './taken'
import { ENTRY, lockWaiting, type WaitingRow, waitingColumns } from './waiting'

const LETTER = '100'
const TAKEN_IN = '扫描件接收'
const DISCARDED = '退扫'
const UNKNOWN_PERSON = '待识别'
const MOST_RECOGNISED = 2000

/** Takes in a scanned letter: it waits in the department, and no number and no limit yet. */
export async function takeScan(
  ask: Ask<CallInput<typeof contract.takeScan>>,
): Promise<CallAnswer<typeof contract.takeScan>> {
  const { args, caller, db } = ask
  await refuseTaken(db, caller, { barcode: args.barcode, sourceOrgId: '', sourceNo: '' })
  const taken = await openScan(ask, args)
  await attachToPetition(db, caller, taken.itemId, args.fileIds)
  return taken
}

/** A scanned letter that begins to wait in the caller's department, still without its pages. */
export async function openScan(
  ask: Ask<unknown>,
  { barcode, batch, text }: Pick<CallInput<typeof contract.takeScan>, 'barcode' | 'batch' | 'text'>,
): Promise<CallAnswer<typeof contract.takeScan>> {
  const { caller, db, services } = ask
  const at = services.now()
  const { id: petitionId } = await db
    .insertInto('petition')
    .values({
      ...waitingColumns(caller, { channel: LETTER, day: dayOf(at), at, summary: text.slice(0, MOST_RECOGNISED) }),
      entry_mode: ENTRY.scan,
      barcode,
      source_no: batch,
      original_text: text,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { provinceCode, orgId, deptId } = caller
  const nobody = { anonymous: false, persons: [{ role: '1', name: UNKNOWN_PERSON }] }
  await storePersons(db, services.fieldKeys, { provinceCode, petitionId }, nobody)
  await startTimeline(db, caller, { petitionId, action: TAKEN_IN, at }, STATE.toRegister)
  await recordAudit(db, { ...contextOf(ask).origin, ...auditOf(ask, petitionId, TAKEN_IN) })
  const holder = { provinceCode, petitionId, orgId, deptId, sourceOrgId: orgId, givenBy: caller.personId }
  const todoId = await openTodo(db, { ...holder, type: 'registerScan', dueAt: null, createdAt: at })
  return { itemId: petitionId, todoId }
}

/** Registers a scanned letter; what was read in it are proposals, the registrar's words count. */
export function registerScan(ask: Ask<CallInput<typeof contract.registerScan>>) {
  const { itemId, filing, ...typed } = ask.args
  return registerAndFile(ask, filing, () => registerTaken(ask, itemId, typed, { judged: true }))
}

type Typed = Omit<CallInput<typeof contract.registerScan>, 'itemId' | 'filing'>

/** `judged`: whether earlier petitions that may be about the same are looked for. */
export function registerTaken(
  ask: Ask<unknown>,
  itemId: string,
  typed: Typed,
  { judged }: { readonly judged: boolean },
): Promise<RegisteredPetition> {
  return movingTogether(ask.db, ask.caller.provinceCode, async () => {
    const { id: petitionId, version } = await lockWaiting(ask.db, ask.caller, itemId)
    await refuseOthers(ask.db, ask.caller, petitionId)
    const waiting = { petitionId, version }
    await endWaiting(ask, waiting, ['registerScan'])
    const registration = { ...typed, form: 'letter', inspection: undefined, reception: undefined } as const
    return await register(ask.db, ask.caller, registration, contextOf(ask), { waiting, judged })
  })
}

/** 退扫: it will not be registered from this scan. Its barcode is free again. */
export function discardScan(ask: Ask<CallInput<typeof contract.discardScan>>): Promise<null> {
  const { db, caller, args } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const scan = await lockWaiting(db, caller, args.itemId)
    await refuseOthers(db, caller, scan.id)
    await voidScan(ask, scan, { action: DISCARDED, reason: args.reason })
    return null
  })
}

/** Ends a scanned letter that is locked: it will never be registered. */
export async function voidScan(
  ask: Ask<unknown>,
  { id: petitionId, version }: Pick<WaitingRow, 'id' | 'version'>,
  { action, reason }: { readonly action: string; readonly reason: string },
): Promise<void> {
  const { db, caller, services } = ask
  const at = services.now()
  await endWaiting(ask, { petitionId }, ['registerScan'])
  await changeWaiting(ask, petitionId, { ...voidColumns(reason, at), barcode: '' })
  const step = { petitionId, action, at, text: reason, stateBefore: STATE.toRegister }
  await writeStep(db, caller, step, version + 1, STATE.void)
  await recordAudit(db, { ...contextOf(ask).origin, ...auditOf(ask, petitionId, action) })
}

const auditOf = ({ caller }: Pick<Ask<unknown>, 'caller'>, petitionId: string, action: string) => ({
  ...actorOf(caller),
  action,
  objectType: 'petition',
  objectId: petitionId,
})
