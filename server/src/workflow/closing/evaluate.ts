import { evaluate as call } from '@portal/shared-lib/contract/actions'
import { CLOSING_TEXTS } from '@portal/shared-lib/contract/rules/closing'
import { RUNNING, STATE } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { chosenCode, chosenCodes } from '../engine/codes'
import { answeringStep } from '../engine/derive'
import { peopleOn, tellPeople } from '../engine/tell'
import { closeAll, give } from '../engine/todos'
import type { Work } from '../engine/work'
import { DISSATISFIED, readEvaluation, storeEvaluation } from './evaluation'
import { mayRerate } from './rerating'

const WAITING = '0'
const GIVEN = '2'

export const evaluate = defineAction<typeof call>({
  call,
  relation: 'registrar',
  from: [
    ...RUNNING.filter(state => state !== STATE.registered && state !== STATE.dispatchApproval),
    ...[STATE.closed, STATE.correcting, STATE.notAccepted, STATE.noFurther],
  ],
  todos: [],
  async check(work, { side, reasons, channel }) {
    const evaluation = await readEvaluation(work, side)
    if (!evaluation || !work.file.petition.evaluable) refuseRule('该件不纳入评价')
    const isGiven = evaluation.state === GIVEN
    if (isGiven && !(await mayRerate(work))) refuseRule('信访人已评价，不能重复评价')
    if (!(isGiven || evaluation.state === WAITING) || evaluation.due_at < work.at) refuseRule('评价期限已过')
    await chosenCodes(work.db, 'DM_BMYYY', reasons, CLOSING_TEXTS.noCause)
    await chosenCode(work.db, 'DM_PJQD', channel, CLOSING_TEXTS.noChannel)
  },
  async perform(work, { side, value, reasons, text, channel }) {
    await storeEvaluation(work, side, { value, reasons, text, channel })
    if (side === 'unit') await closeAll(work, ['dissatisfied'])
    if (side === 'unit' && value === DISSATISFIED) await haveVerified(work)
    const rating = await chosenCode(work.db, 'DM_MYD', value, CLOSING_TEXTS.noRating)
    await tell(work, rating)
    return { text: [`${SIDES[side]}：${rating}`, text].filter(Boolean).join('。') }
  },
})

const SIDES = { bureau: '信访部门', unit: '责任单位' } as const

/** Whoever has registered it finds out what the petitioner is not satisfied with. */
async function haveVerified(work: Work): Promise<void> {
  const { to_org_id: orgId, to_dept_id: deptId, handler_id } = work.step.row
  await give(work, 'dissatisfied', work.step, { orgId, deptId, personId: handler_id ?? '' }, { dueAt: null })
}

/** Those who answered it, and those who dispatched it. */
async function tell(work: Work, rating: string): Promise<void> {
  const { petition, steps } = work.file
  const answering = answeringStep(steps)
  const unit = answering ? await peopleOn(work, answering) : []
  const senders = steps.flatMap(({ parentId, row }) => (parentId === null ? [] : [row.from_person_id]))
  const text = `信访人已对信访件${petition.petition_no}作出评价：${rating}。`
  await tellPeople(work, 'evaluated', [...unit, ...senders], text)
}
