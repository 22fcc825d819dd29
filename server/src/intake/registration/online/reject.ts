import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { endPendingApprovals } from '../../../approvals/decide/end-pending'
import { startClock } from '../../../petitions/clocks/start'
import { stopClocks } from '../../../petitions/clocks/stop'
import { STATE, type State } from '../../../petitions/record/states'
import { writeStep } from '../../../petitions/record/timeline'
import { movingTogether } from '../../../petitions/todos/counter'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { contextOf, endWaiting } from '../ask'
import { changeWaiting, voidColumns } from '../change-waiting'
import { lockWaiting, type WaitingRow } from '../waiting'
import { SUPPLEMENT } from './items'
import { WAITING_ONLINE } from './todo-type'

type RejectAsk = Ask<CallInput<typeof contract.rejectOnline>>

const ACTIONS = { invalid: '网信无效', supplement: '退回补正' } as const

/** 网信无效或补正: what is invalid is void; where something is asked of the petitioner, it goes on waiting. */
export function rejectOnline(ask: RejectAsk): Promise<CallAnswer<typeof contract.rejectOnline>> {
  const { db, caller, args } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const row = await lockWaiting(db, caller, args.itemId)
    const state = await (args.decision === 'invalid' ? makeVoid(ask, row) : askPetitioner(ask, row))
    await tell(ask, row, state)
    return { stateName: state === STATE.void ? '作废' : '待补正' }
  })
}

async function makeVoid(ask: RejectAsk, { id: petitionId }: WaitingRow): Promise<State> {
  const { db, caller, services, args } = ask
  await stopClocks(db, { provinceCode: caller.provinceCode, petitionId }, services.now(), ACTIONS.invalid)
  await endWaiting(ask, { petitionId }, WAITING_ONLINE)
  const done = { at: services.now(), personId: caller.personId }
  await endPendingApprovals(db, { provinceCode: caller.provinceCode, petitionId }, done)
  await changeWaiting(ask, petitionId, voidColumns(args.reason, services.now()))
  return STATE.void
}

async function askPetitioner(ask: RejectAsk, { id: petitionId, flags }: WaitingRow): Promise<State> {
  if (flags.includes(SUPPLEMENT)) refuseRule('已退回信访人补正，请等待补正材料')
  const { db, caller, services } = ask
  const { provinceCode, orgId, regionCode } = caller
  const clock = { provinceCode, petitionId, stepId: null, type: 'K18', orgId, regionCode } as const
  await startClock(db, { ...clock, startAt: services.now() })
  await changeWaiting(ask, petitionId, { flags: [...flags, SUPPLEMENT] })
  return STATE.toRegister
}

async function tell(ask: RejectAsk, { id: petitionId, version }: WaitingRow, state: State): Promise<void> {
  const { db, caller, services, args } = ask
  const action = ACTIONS[args.decision]
  const step = { petitionId, action, at: services.now(), text: args.reason, stateBefore: STATE.toRegister }
  await writeStep(db, caller, step, version + 1, state)
  const audited = { action, objectType: 'petition', objectId: petitionId }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
}
