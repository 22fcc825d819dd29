import type { CallInput } from '@portal/shared-lib/contract/form'
import type { answerJoint } from '@portal/shared-lib/contract/joint-receptions'
import { JOINT_RESULTS, JOINT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/joint-reception'
import type { Updateable } from 'kysely'
import { closeTodos } from '../../../petitions/todos/close'
import type { Database } from '../../../platform/database/schema'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { sendMessage } from '../../../post/messages/send'
import { type JointAsk, lockJoint } from './joint-reception'
import { tell } from './tell'

const TYPES = ['jointReception'] as const

/** 撤回, until the unit has taken it. */
export async function recallJoint(ask: JointAsk): Promise<null> {
  const { petitionId, state, windowName } = await lockJoint(ask, 'org_id')
  if (state === 'taken') refuseRule(TEXTS.taken)
  await end(ask, petitionId, { state: 'recalled' })
  return await tell(ask, { ...toldOf(ask, petitionId), action: '撤回转窗口单位', text: windowName })
}

/** 接收: again by somebody else of the unit, who then hears the visitor. */
export async function takeJoint(ask: JointAsk): Promise<null> {
  const { petitionId, windowName } = await lockJoint(ask, 'unit_id')
  await change(ask, { state: 'taken', taken_by: ask.caller.personId })
  return await tell(ask, { ...toldOf(ask, petitionId), action: '联合接访接收', text: windowName })
}

/** 反馈结果: whoever handed the visitor over is told. */
export async function answerJointly(ask: Ask<CallInput<typeof answerJoint>>): Promise<null> {
  const { db, caller, args, services } = ask
  const { petitionId, state, askedBy, windowName } = await lockJoint(ask, 'unit_id')
  if (state !== 'taken') refuseRule(TEXTS.notTaken)
  const at = services.now()
  const result = JOINT_RESULTS[args.result]
  await end(ask, petitionId, { state: 'answered', result: args.result, answer: args.answer, answered_at: at })
  const text = `${windowName}联合接访已反馈：${result}。`
  await sendMessage(db, { personIds: [askedBy], type: 'windowRegistration', text, at, from: caller.orgName })
  return await tell(ask, { ...toldOf(ask, petitionId), action: '联合接访反馈', text: `${result}：${args.answer}` })
}

const toldOf = ({ args: { jointId } }: JointAsk, petitionId: string) => ({ petitionId, jointId })

async function end(ask: JointAsk, petitionId: string, columns: Updateable<Database['joint_reception']>): Promise<void> {
  const { db, caller, args, services } = ask
  await change(ask, columns)
  const choice = { provinceCode: caller.provinceCode, petitionId, refId: args.jointId, types: TYPES }
  await closeTodos(db, choice, { at: services.now(), personId: caller.personId })
}

async function change({ db, caller, args }: JointAsk, columns: Updateable<Database['joint_reception']>): Promise<void> {
  await db
    .updateTable('joint_reception')
    .set(columns)
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', args.jointId)
    .execute()
}
