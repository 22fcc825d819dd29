import { submitCoordination as call } from '@portal/shared-lib/contract/actions'
import { getOffice, type Office } from '../../people/organisations/office'
import { STATE, STEP, type StepState } from '../../petitions/record/states'
import type { Caller } from '../../platform/caller'
import { defineAction, type Situation } from '../engine/action'
import { reopenSender } from '../engine/own-limit'
import { peopleIn, tellPeople } from '../engine/tell'
import { closeOn, give, giveSender } from '../engine/todos'
import { changePetition, changeStep, type Work } from '../engine/work'

const FLAG = 'disputed'
/** Nobody below has the step yet. */
const WITH_RECEIVER: readonly StepState[] = [STEP.signed, STEP.returnAsked]

export const submitCoordination = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.returnAsked, STATE.signed],
  todos: [],
  suits: ({ step: { row }, caller }) => isParty(row, caller) && row.return_asked_at !== null,
  blocked: situation => whyNot(situation),
  async perform(work, { text }) {
    const { flags, petition_no: petitionNo } = work.file.petition
    changePetition(work, { flags: [...new Set([...flags, FLAG])] })
    const { deptId, id: orgId } = await coordinator(work)
    await give(work, 'coordinate', work.step, { orgId, deptId, personId: '' }, { dueAt: null })
    if (work.step.state === STEP.signed) await decideAgain(work)
    const told = `${work.caller.orgName}就信访件${petitionNo}提交管辖协调：${text}`
    await tellPeople(work, 'urging', await peopleIn(work.db, deptId), told)
    return { text }
  },
})

/** The sender had refused the return, and decides on it once more as it is coordinated. */
async function decideAgain(work: Work): Promise<void> {
  await closeOn(work, work.step, ['accept', 'sort', 'coHandle', 'revise'])
  const step = await changeStep(work, work.step, { state: STEP.returnAsked })
  await giveSender(work, 'returnSignFor', step, { dueAt: await reopenSender(work, step) })
}

function whyNot({ file, step, caller }: Situation): string | undefined {
  if (!isParty(step.row, caller)) return '只有发出单位和接收单位可以提交协调'
  if (file.petition.flags.includes(FLAG)) return '该件已提交协调，请等待协调结果'
  if (!step.row.return_asked_at) return '尚未申请退回，不能提交协调'
  return WITH_RECEIVER.includes(step.state) ? undefined : '该件已转下级，不能提交协调'
}

const isParty = (row: Situation['step']['row'], { orgId }: Caller): boolean =>
  row.from_org_id === orgId || row.to_org_id === orgId

/** The administrative superior of the sender, where the joint conference sits (条例 第二十四条). */
async function coordinator({ db, step }: Work): Promise<Office> {
  const sender = await getOffice(db, step.row.from_org_id)
  return sender.superiorId ? await getOffice(db, sender.superiorId) : sender
}
