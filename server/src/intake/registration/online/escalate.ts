import type { CallInput } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { submit } from '../../../approvals/submit'
import { STATE } from '../../../petitions/record/states'
import { writeStep } from '../../../petitions/record/timeline'
import { movingTogether } from '../../../petitions/todos/counter'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { refuseRule } from '../../../platform/refusal'
import type { Ask } from '../../../platform/route'
import { ESCALATED, escalate, isEscalated } from '../../../workflow/oversight/escalate'
import { contextOf } from '../ask'
import { changeWaiting } from '../change-waiting'
import { lockWaiting, type WaitingRow } from '../waiting'

type EscalateAsk = Ask<CallInput<typeof contract.escalateOnline>>

/** Characters of what it is about that stand in the title. */
const LONGEST = 60

/** 呈报领导: puts what waits to be registered before a leader. It goes on waiting, and its limit goes on. */
export function escalateOnline(ask: EscalateAsk): Promise<null> {
  const { db, caller, args } = ask
  return movingTogether(db, caller.provinceCode, async () => {
    const row = await lockWaiting(db, caller, args.itemId)
    if (await isEscalated({ db, caller, file: { petition: row } })) refuseRule(ESCALATED)
    if (!(await submitLetter(ask, row))) refuseRule('本单位未设置呈报的审批人，请登记后由领导批示')
    await changeWaiting(ask, row.id, {})
    await tell(ask, row)
    return null
  })
}

function submitLetter({ db, caller, services, args }: EscalateAsk, row: WaitingRow): Promise<string | undefined> {
  const { summary } = args
  const about = (row.title || row.original_text).slice(0, LONGEST)
  const work = { caller, at: services.now(), file: { petition: row }, step: { id: null, row } }
  return submit(db, work, {
    subjectType: 'escalate',
    subjectId: `${row.id}:${escalate.code}`,
    title: `${escalate.name}：${about}`,
    snapshot: { code: escalate.code, args: { summary } },
    text: summary,
  })
}

async function tell(ask: EscalateAsk, { id: petitionId, version }: WaitingRow): Promise<void> {
  const { db, caller, services, args } = ask
  const { name: action } = escalate
  const step = { petitionId, action, at: services.now(), text: args.summary }
  await writeStep(db, caller, step, version + 1, STATE.toRegister)
  const audited = { action, objectType: 'petition', objectId: petitionId }
  await recordAudit(db, { ...contextOf(ask).origin, ...actorOf(caller), ...audited })
}
