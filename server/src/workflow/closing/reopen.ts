import { reopen as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { unlessOverseer } from '../engine/overseer'
import { closeAll } from '../engine/todos'
import { endChecks } from './closing-check'
import { reopenCase } from './reopen-case'

export const reopen = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.closed, STATE.correcting, STATE.notAccepted, STATE.noFurther, STATE.filed, STATE.withdrawn],
  todos: [],
  blocked: unlessOverseer,
  async perform(work, reopening) {
    await closeAll(work)
    await endChecks(work)
    await reopenCase(work, reopening)
    return { text: reopening.reason }
  },
})
