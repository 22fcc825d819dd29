import { draftOpinion as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { ANSWER_TEXTS, countRequests } from '@portal/shared-lib/contract/rules/answer'
import { STATE } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { reserveDocumentNo } from '../documents/document-numbers'
import { letterFor } from '../documents/documents'
import { defineAction } from '../engine/action'
import { chosenCode } from '../engine/codes'
import type { Work } from '../engine/work'
import { issueAnswer } from './issue-answer'

const APPEAL = '3'
const FEWEST_INVESTIGATORS = 2
const BY_OPINION = '01'
const SIMPLE = '13'

export const draftOpinion = defineAction<typeof call>({
  call,
  roles: ['R06', 'R12'],
  relation: 'holder',
  from: [STATE.inHand, STATE.toRedo, STATE.reopened],
  todos: ['handle', 'redo', 'reopened'],
  approval: () => 'answer',
  async check(work, opinion) {
    refuseUnanswered(work, opinion)
    refuseFewInvestigators(work, opinion)
    await reserveDocumentNo(work, { documentNo: opinion.documentNo, type: letterFor(work) })
    await chosenCode(work.db, 'DM_JLLX', opinion.conclusion, ANSWER_TEXTS.noConclusion)
  },
  async perform(work, { documentNo, facts, opinion, basis, answers, conclusion, investigators }) {
    const content = { facts, opinion, basis, answers, conclusion, investigators }
    const closeType = work.step.row.simple ? SIMPLE : BY_OPINION
    await issueAnswer(work, { type: letterFor(work), documentNo, content, closeType })
    return { text: opinion }
  },
})

function refuseUnanswered({ file }: Work, { answers }: CallInput<typeof call>): void {
  const answered = new Set(answers.map(({ no }) => no))
  const numbers = Array.from({ length: countRequests(file.petition.request) }, (_, at) => at + 1)
  if (numbers.some(no => !answered.has(no))) refuseRule(ANSWER_TEXTS.unanswered)
}

function refuseFewInvestigators({ file, step }: Work, { investigators }: CallInput<typeof call>): void {
  if (file.petition.legal_class !== APPEAL || step.row.simple) return
  if (new Set(investigators).size < FEWEST_INVESTIGATORS) refuseRule(ANSWER_TEXTS.fewInvestigators)
}
