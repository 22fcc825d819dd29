import { extend as call } from '@portal/shared-lib/contract/actions'
import { extendClock } from '../../petitions/clocks/extend'
import { openClocks } from '../../petitions/clocks/open-clocks'
import type { ClockType } from '../../petitions/clocks/types'
import { STATE } from '../../petitions/record/states'
import { dateTimeOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction, type Situation } from '../engine/action'
import { giveHolder } from '../engine/todos'
import { changeStep } from '../engine/work'

const CONCLUDING: readonly ClockType[] = ['K05']
const TOO_LATE = '已超过办结期限，不能申请延期'

export const extend = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand, STATE.toRedo, STATE.reopened],
  todos: ['handle', 'redo', 'reopened'],
  keepsTodo: true,
  approval: () => 'extension',
  async hindered(db, situation) {
    const { caller, step, at } = situation
    const before = db
      .selectFrom('extension')
      .where('province_code', '=', caller.provinceCode)
      .where('step_id', '=', step.id)
      .where('state', '<>', 'refused')
    if (await before.select('id').executeTakeFirst()) return '该件已延期一次，不能再次延期'
    const clock = await openClocks(db, clocksOf(situation)).select('due_at').executeTakeFirst()
    return !clock || at > clock.due_at ? TOO_LATE : undefined
  },
  async perform(work, { days, reason }) {
    const { db, caller, at, askedAt, file, step } = work
    const place = { province_code: caller.provinceCode, petition_id: file.petition.id, step_id: step.id }
    const granted = { days, reason, state: 'granted', asked_by: caller.personId, asked_at: askedAt } as const
    await db
      .insertInto('extension')
      .values({ ...place, ...granted, decided_at: at })
      .execute()
    const dueAt = await extendClock(db, clocksOf(work), days, at)
    if (!dueAt) refuseRule(TOO_LATE)
    const extended = await changeStep(work, step, { due_at: dueAt })
    await giveHolder(work, 'informExtension', extended)
    return { text: `延长${days}日，至${dateTimeOf(dueAt).slice(0, 10)}。${reason}` }
  },
})

const clocksOf = ({ caller, file, step }: Situation) => ({
  provinceCode: caller.provinceCode,
  petitionId: file.petition.id,
  stepId: step.id,
  types: CONCLUDING,
})
