import { coHandle as call } from '@portal/shared-lib/contract/actions'
import type { Office } from '../../people/organisations/office'
import { STATE } from '../../petitions/record/states'
import { dayOf, endOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { start } from '../engine/clocks'
import { giveHolder } from '../engine/todos'
import type { Work } from '../engine/work'
import { coHandlingDue, leadDueAt } from './co-handling-due'
import { destination } from './destination'
import { insertStep } from './send-step'

const MODE = '100000'

export const coHandle = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand, STATE.reopened],
  todos: ['handle', 'reopened'],
  keepsTodo: true,
  async check(work, { orgIds, dueOn }) {
    for (const orgId of orgIds) await destination(work, orgId, { aside: true })
    if (new Set(orgIds).size < orgIds.length) refuseRule('同一单位不能重复选择')
    if (dueOn === undefined) return
    const due = await leadDueAt(work)
    if (dueOn <= dayOf(work.at) || (due && endOfDay(dueOn) > due)) refuseRule('协办期限不得晚于办结期限')
  },
  async perform(work, { orgIds, text, dueOn }) {
    const offices: Office[] = []
    for (const orgId of orgIds)
      offices.push(await ask(work, await destination(work, orgId, { aside: true }), text, dueOn))
    return { text: `${offices.map(({ name }) => name).join('、')}：${text}` }
  },
})

/** A co-handling step, which asks for an answer and for nothing else. */
async function ask(work: Work, to: Office, text: string, dueOn?: string): Promise<Office> {
  const dueAt = await coHandlingDue(work, to, dueOn)
  const step = await insertStep(work, { to, mode: MODE, text, isLead: false, dueAt })
  await start(work, 'K21', step, to, { dueAt })
  await giveHolder(work, 'coHandle', step, { dueAt })
  return to
}
