import { merge as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { mainOf, mergeInto } from './merge-into'

export const merge = defineAction<typeof call>({
  call,
  roles: ['R01', 'R06'],
  relation: 'registrar',
  from: [STATE.registered],
  todos: [],
  other: ({ mainNo }) => mainNo,
  check: async (work, { mainNo }) => {
    await mainOf(work, mainNo)
  },
  perform: async (work, { mainNo }) => mergeInto(work, await mainOf(work, mainNo)),
})
