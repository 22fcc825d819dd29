import { undo as call } from '@portal/shared-lib/contract/terminations'
import { defineAction } from '../../workflow/engine/action'
import { moveProceeding } from '../../workflow/engine/proceeding-kind'
import { DECIDED, STATE } from '../carry-on'
import { restorePetitions } from '../ending'
import { terminationIn } from '../kind'
import { setMatter } from './recognise'

export const undo = defineAction<typeof call>({
  ...DECIDED,
  call,
  from: [STATE.recognised],
  todos: [],
  async perform(work, { text }) {
    const row = await terminationIn(work)
    await setMatter(work, row, 'open')
    await restorePetitions(work, row, text)
    moveProceeding(work, STATE.undone)
    return { text: `编号${row.filing_no}；${text}` }
  },
})
