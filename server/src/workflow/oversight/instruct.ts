import { instruct as call } from '@portal/shared-lib/contract/actions'
import { findOffice } from '../../people/organisations/office'
import { RUNNING } from '../../petitions/record/states'
import { endOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { answerPending } from '../approvals/decide/answer-pending'
import { isPartOf } from '../dispatch/destination'
import { defineAction } from '../engine/action'
import { firstStep } from '../engine/step-of'
import { peopleOn, tellPeople } from '../engine/tell'
import { give } from '../engine/todos'
import { changePetition, type Work } from '../engine/work'
import { keepInstruction } from './instruction'
import { endUrgentReport } from './urgent-report'

const FLAG = 'leaderInstruction'

export const instruct = defineAction<typeof call>({
  call,
  roles: ['R08', 'R15'],
  relation: 'involved',
  from: RUNNING,
  todos: [],
  async check({ db, file }, { orgId }) {
    if (!orgId) return
    if (!(await findOffice(db, orgId))) refuseRule('请选择可接收的单位')
    const { accused_org_id: accused } = file.petition
    if (accused && (await isPartOf(db, orgId, accused))) refuseRule('不得将检举控告材料转至被反映单位')
  },
  async perform(work, { text, orgId, dueOn }) {
    const { flags } = work.file.petition
    changePetition(work, { flags: [...new Set([...flags, FLAG])] })
    await keepInstruction(work, { text, orgId: orgId || null, dueOn: dueOn ?? null })
    await endUrgentReport(work)
    await handToCaseworkers(work, text, dueOn)
    const unit = orgId ? `承办单位：${(await findOffice(work.db, orgId))?.name}。` : ''
    return { text: `${text}${unit && ` ${unit}`}${dueOn ? ` 期限：${dueOn}。` : ''}` }
  },
})

/**
 * The registering organisation carries it out: nothing is dispatched by the instruction itself. What was put before the
 * leader is answered by it.
 */
async function handToCaseworkers(work: Work, opinion: string, dueOn: string | undefined): Promise<void> {
  const { db, caller, file, at } = work
  const escalated = { petitionId: file.petition.id, subjectType: 'escalate', opinion, at }
  const submitters = await answerPending(db, caller, escalated)
  const first = firstStep(work.file)
  const { to_org_id: orgId, to_dept_id: deptId, handler_id } = first.row
  const dueAt = dueOn ? endOfDay(dueOn) : null
  await give(work, 'instructed', first, { orgId, deptId, personId: handler_id ?? '' }, { dueAt })
  const { petition_no: petitionNo } = work.file.petition
  const text = `${work.caller.userName}对信访件${petitionNo}作出批示，请按批示交办。`
  await tellPeople(work, 'approved', submitters.length > 0 ? submitters : await peopleOn(work, first), text)
}
