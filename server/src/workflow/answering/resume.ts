import { resume as call } from '@portal/shared-lib/contract/actions'
import { resumeClocks } from '../../petitions/clocks/pause'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { changeStep } from '../engine/work'

export const resume = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.suspended],
  todos: ['resume'],
  async perform(work, { text }) {
    const { db, caller, at, file, step } = work
    await db
      .updateTable('suspension')
      .set({ ended_at: at })
      .where('province_code', '=', caller.provinceCode)
      .where('step_id', '=', step.id)
      .where('ended_at', 'is', null)
      .execute()
    await resumeClocks(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id }, at)
    await changeStep(work, step, { suspended: false })
    return { text }
  },
})
