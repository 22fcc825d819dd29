import { liftFlag as call } from '@portal/shared-lib/contract/actions'
import { GRAVE_MARKS } from '@portal/shared-lib/contract/rules/marks'
import { RUNNING } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'
import { stop } from '../engine/clocks'
import { firstStep } from '../engine/step-of'
import { closeOn } from '../engine/todos'
import { changePetition } from '../engine/work'

export const liftFlag = defineAction<typeof call>({
  call,
  roles: ['R01', 'R03', 'R04', 'R05', 'R06', 'R11', 'R12'],
  relation: 'registrar',
  from: RUNNING,
  todos: [],
  suits: ({ file }) => isFlagged(file.petition.flags),
  blocked: ({ file }) => (isFlagged(file.petition.flags) ? undefined : '该件没有重大紧急或扬言标记'),
  check: async ({ file: { petition } }, { kind }) => {
    if (!petition.flags.includes(kind)) refuseRule('该信访件没有此标记，请刷新后查看')
  },
  async perform(work, { kind, reason }) {
    const flags = work.file.petition.flags.filter(flag => flag !== kind)
    changePetition(work, { flags, ...(kind === 'threat' && { threat_text: '' }) })
    if (!isFlagged(flags)) {
      await stop(work, firstStep(work.file), '解除标记', ['K17'])
      await closeOn(work, firstStep(work.file), ['urgentCopy'])
    }
    return { text: reason, shared: false }
  },
})

const isFlagged = (flags: readonly string[]): boolean => GRAVE_MARKS.some(kind => flags.includes(kind))
