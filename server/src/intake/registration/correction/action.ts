import { correct as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../../petitions/record/states'
import { isSentOut } from '../../../workflow/closing/sent-out'
import { defineAction } from '../../../workflow/engine/action'
import { checkCorrection } from './check'
import { correctPetition } from './correct'

export const correct = defineAction<typeof call>({
  call,
  relation: 'registrar',
  from: [STATE.registered],
  todos: ['sort'],
  keepsTodo: true,
  blocked: ({ file }) => (isSentOut(file) ? '信访件已发出，不能修改；请先撤回' : undefined),
  check: checkCorrection,
  perform: correctPetition,
})
