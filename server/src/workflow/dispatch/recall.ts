import { recall as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { defineAction, type Situation } from '../engine/action'
import { stop } from '../engine/clocks'
import { closeOn } from '../engine/todos'
import { changeStep, parentOf } from '../engine/work'
import { takeBack } from './sender'

const HEADS = ['R07', 'R13']

export const recall = defineAction<typeof call>({
  call,
  relation: 'sender',
  from: [STATE.toSign],
  todos: [],
  blocked: situation => (isSameDay(situation) || isHead(situation) ? undefined : '已超过发出当日，请由部门负责人撤回'),
  async perform(work, { reason }) {
    const recalled = await changeStep(work, work.step, { state: STEP.recalled, closed_at: work.at })
    await closeOn(work, recalled)
    await stop(work, recalled, '撤回')
    const parent = parentOf(work, recalled)
    if (parent) await takeBack(work, parent)
    return { text: reason }
  },
})

const isSameDay = ({ step, at }: Situation): boolean => dayOf(step.row.sent_at) === dayOf(at)
const isHead = ({ caller, step }: Situation): boolean =>
  caller.deptId === step.row.from_dept_id && caller.roles.some(role => HEADS.includes(role))
