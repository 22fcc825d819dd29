import { voidPetition as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { changePetition } from '../engine/work'
import { endCase } from './end-case'
import { isSentOut } from './sent-out'

const NO_KIND = ''

export const voidPetition = defineAction<typeof call>({
  call,
  roles: ['R07'],
  relation: 'registrar',
  from: [STATE.registered, STATE.dispatchApproval],
  todos: [],
  blocked: ({ file }) => (isSentOut(file) ? '信访件已发出，不能作废；请先撤回' : undefined),
  async perform(work, { reason }) {
    await endCase(work, { state: STATE.void, closeType: NO_KIND, isTold: false })
    changePetition(work, { void_reason: reason })
    return { text: reason }
  },
})
