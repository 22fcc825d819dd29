import { transfer as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { checkDispatch, handOver } from './hand-over'

export const transfer = defineAction<typeof call>({
  call,
  relation: 'holder',
  takesOn: true,
  from: [STATE.registered],
  todos: ['sort'],
  check: checkDispatch,
  perform: handOver,
})
