import { file as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { chosenCode } from '../engine/codes'
import { changeStep, type Work } from '../engine/work'
import { endCase } from './end-case'

const FILED = '10'
const HEAD = 'R07'

export const file = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.registered],
  todos: ['sort', 'instructed'],
  // A head of department who files it has agreed.
  approval: work => (isOwedAnAnswer(work) && !work.caller.roles.includes(HEAD) ? 'file' : undefined),
  check: async (work, { reason }) => {
    await reasonName(work, reason)
  },
  async perform(work, { reason, text }) {
    await changeStep(work, work.step, { mode: reason })
    await endCase(work, { state: STATE.filed, closeType: FILED, isTold: false })
    return { text: [await reasonName(work, reason), text].filter(Boolean).join('：') }
  },
})

const reasonName = ({ db }: Work, reason: string) => chosenCode(db, 'DM_BLFS', reason, '请选择存查的具体情形')

/** Somebody who can be reached has asked for something. */
const isOwedAnAnswer = ({ file: { petition } }: Work): boolean => !petition.anonymous && petition.request.trim() !== ''
