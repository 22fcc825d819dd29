import { answerCoHandling as call } from '@portal/shared-lib/contract/actions'
import { attachToPetition } from '../../petitions/record/attachments'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { stop } from '../engine/clocks'
import { isCoHandling, leadStep } from '../engine/derive'
import { endUrges } from '../engine/end-urges'
import { peopleOn, tellPeople } from '../engine/tell'
import { giveHolder } from '../engine/todos'
import { changeStep } from '../engine/work'

export const answerCoHandling = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.toSign, STATE.signed],
  todos: ['coHandle'],
  suits: ({ step }) => isCoHandling(step),
  // A draft of the lead's that came back stands in the place of other to-dos.
  blocked({ step }) {
    if (!isCoHandling(step)) return '该事项不在您或本部门名下，无需提交协办意见'
    // Whoever only has to say its opinion does not sign for it.
    return step.state === STEP.toSign && step.row.return_until ? '请先签收，再提交协办意见' : undefined
  },
  async perform(work, { text, fileIds }) {
    const { db, caller, at, file } = work
    await attachToPetition(db, caller, file.petition.id, fileIds)
    await stop(work, work.step, '协办答复', ['K03', 'K21'])
    const step = await changeStep(work, work.step, { state: STEP.done, reported_at: at, closed_at: at })
    await endUrges(work, step)
    const lead = leadStep(work.file.steps)
    if (lead) {
      await giveHolder(work, 'coAnswered', lead)
      const told = `${caller.orgName}已提交信访件${file.petition.petition_no}协办意见，请查收。`
      await tellPeople(work, 'report', await peopleOn(work, lead), told)
    }
    return { text }
  },
})
