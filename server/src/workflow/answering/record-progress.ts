import { recordProgress as call } from '@portal/shared-lib/contract/actions'
import { ANSWER_TEXTS } from '@portal/shared-lib/contract/rules/answer'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { chosenCode } from '../engine/codes'
import { changeStep, type Work } from '../engine/work'

export const recordProgress = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand, STATE.suspended, STATE.toRedo, STATE.reopened],
  todos: ['handle', 'redo', 'reopened'],
  keepsTodo: true,
  check: async (work, { kind }) => {
    await kindName(work, kind)
  },
  async perform(work, { kind, text }) {
    const { db, caller, file, step, at } = work
    await db
      .insertInto('process_record')
      .values({
        province_code: caller.provinceCode,
        petition_id: file.petition.id,
        step_id: step.id,
        kind,
        text,
        person_id: caller.personId,
        at,
      })
      .execute()
    await takeUp(work)
    return { text: `${await kindName(work, kind)}：${text}` }
  },
})

const kindName = ({ db }: Work, kind: string) => chosenCode(db, 'DM_GCLX', kind, ANSWER_TEXTS.noKind)

/** What was accepted is in hand; what was sent back is so again, and wants another answer. */
async function takeUp(work: Work): Promise<void> {
  const { step } = work
  if (step.state === STEP.accepted) await changeStep(work, step, { state: STEP.inHand })
  if (step.state === STEP.toRedo)
    await changeStep(work, step, { state: STEP.inHand, answered_at: null, delivered_at: null })
}
