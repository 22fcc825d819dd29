import { submitReport as call } from '@portal/shared-lib/contract/actions'
import { REPORT_TEXTS } from '@portal/shared-lib/contract/rules/report'
import { STATE } from '../../petitions/record/states'
import { answerOn } from '../documents/documents'
import { defineAction, type Situation } from '../engine/action'
import { chosenCode, chosenCodes } from '../engine/codes'
import { changePetition } from '../engine/work'
import { sendReport } from './reports'

export const submitReport = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.answered, STATE.toRedo],
  // What has to be done instead or before is a to-do too: whoever has it learns why not.
  todos: ['report', 'redo', 'deliver', 'close'],
  approval: () => 'report',
  blocked: whyNot,
  async check({ db }, { attitude, fourOutcomes }) {
    await chosenCode(db, 'DM_XFRYJ', attitude, REPORT_TEXTS.incomplete)
    await chosenCodes(db, 'DM_SDW', fourOutcomes, REPORT_TEXTS.incomplete)
  },
  async perform(work, { facts, measures, outcome, attitude, fourOutcomes }) {
    const { basis = '', investigators = [] } = ((await answerOn(work, work.step))?.content ?? {}) as Opinion
    changePetition(work, { petitioner_opinion: attitude, four_outcomes: fourOutcomes })
    await sendReport(work, {
      facts,
      opinion: measures,
      legal_basis: basis,
      outcome,
      investigators,
      petitioner_attitude: attitude,
      four_outcomes: fourOutcomes,
    })
    return { text: outcome }
  },
})

interface Opinion {
  readonly basis?: string
  readonly investigators?: string[]
}

function whyNot({ step }: Situation): string | undefined {
  if (!step.row.need_report) return '转送件无需反馈，请直接办结'
  return step.row.delivered_at ? undefined : '尚未登记送达情况'
}
