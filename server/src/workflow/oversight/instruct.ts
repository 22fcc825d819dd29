import { instruct as call } from '@portal/shared-lib/contract/actions'
import { INSTRUCTED_REASON } from '@portal/shared-lib/contract/rules/supervision'
import { answerPending } from '../../approvals/decide/answer-pending'
import { findOffice } from '../../people/organisations/office'
import { RUNNING } from '../../petitions/record/states'
import { endOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { isPartOf } from '../dispatch/destination'
import { defineAction } from '../engine/action'
import { answeringStep } from '../engine/derive'
import { firstStep } from '../engine/step-of'
import { peopleOn, tellPeople } from '../engine/tell'
import { give } from '../engine/todos'
import { changePetition, type Work } from '../engine/work'
import { keepInstruction } from './instruction'
import { draftOrder, findSupervisors } from './order-draft'
import { endUrgentReport } from './urgent-report'

const FLAG = 'leaderInstruction'

export const instruct = defineAction<typeof call>({
  call,
  roles: ['R08', 'R15'],
  relation: 'involved',
  from: RUNNING,
  todos: [],
  async check(work, { orgId, supervises }) {
    const { db, file } = work
    if (supervises && !(await supervisorsOf(work))) refuseRule('本单位没有督查人员，不能转督办')
    if (!orgId) return
    if (!(await findOffice(db, orgId))) refuseRule('请选择可接收的单位')
    const { accused_org_id: accused } = file.petition
    if (accused && (await isPartOf(db, orgId, accused))) refuseRule('不得将检举控告材料转至被反映单位')
  },
  async perform(work, { text, orgId, dueOn, supervises }) {
    const { flags } = work.file.petition
    changePetition(work, { flags: [...new Set([...flags, FLAG])] })
    await keepInstruction(work, { text, orgId: orgId || null, dueOn: dueOn ?? null })
    await endUrgentReport(work)
    await handToCaseworkers(work, text, dueOn)
    if (supervises) await draftFor(work, text)
    const unit = orgId ? `承办单位：${(await findOffice(work.db, orgId))?.name}。` : ''
    const order = supervises ? ' 请督查人员督办。' : ''
    return { text: `${text}${order}${unit && ` ${unit}`}${dueOn ? ` 期限：${dueOn}。` : ''}` }
  },
})

/** DM_DBFS. */
const ONLINE = '1'

/** Of the leader's own organisation, else of where it was registered. */
const supervisorsOf = ({ db, caller, file }: Work) => findSupervisors(db, [caller.orgId, file.petition.register_org_id])

/** Not an order: what it is, and whom it goes to, the supervisors say. */
async function draftFor(work: Work, text: string): Promise<void> {
  const { db, caller, at, file } = work
  const office = await supervisorsOf(work)
  if (!office) return
  const { provinceCode, personId } = caller
  const leads = answeringStep(file.steps)?.row.to_org_id
  await draftOrder(db, { provinceCode, personId, at }, office, {
    title: '',
    reason: INSTRUCTED_REASON,
    way: ONLINE,
    facts: `${caller.userName}批示：${text}`,
    demand: '',
    feedbackOn: null,
    origin: 'instruction',
    petitionId: file.petition.id,
    stepId: firstStep(file).id,
    petitionIds: [file.petition.id],
    addressees: leads && leads !== office.orgId ? [leads] : [],
  })
}

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
