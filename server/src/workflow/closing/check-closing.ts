import { checkClosing as call } from '@portal/shared-lib/contract/actions'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { CLOSING_TEXTS } from '@portal/shared-lib/contract/rules/closing'
import { CLOCK_TYPES } from '../../petitions/clocks/types'
import { STATE } from '../../petitions/record/states'
import { SUGGESTIONS, suggestSupervision } from '../../petitions/urging/suggestions/suggest-supervision'
import { refuseRule } from '../../platform/refusal'
import { defineAction, type Situation } from '../engine/action'
import { stopAll } from '../engine/clocks'
import { unlessOverseer } from '../engine/overseer'
import { closeAll } from '../engine/todos'
import { changePetition, type Work } from '../engine/work'
import { checkOf, unlessUnderCheck } from './closing-check'
import { DISSATISFIED, readEvaluation } from './evaluation'
import { getAnsweringStep, haveCorrected } from './have-corrected'
import { reopenCase } from './reopen-case'

type Verdict = CallInput<typeof call>

const SHORTEST_REASON = 10

export const checkClosing = defineAction<typeof call>({
  call,
  relation: 'involved',
  from: [STATE.closed, STATE.correcting],
  todos: ['closingCheck'],
  unasked: unlessUnderCheck,
  blocked: situation => unlessOverseer(situation) ?? ifHandler(situation),
  async check(_work, { result, findings }) {
    if (result === 'redo' && findings.length < SHORTEST_REASON) refuseRule(CLOSING_TEXTS.shortReason)
  },
  async perform(work, verdict) {
    await storeVerdict(work, verdict)
    await closeAll(work, ['closingCheck', 'dissatisfied'])
    await FOLLOWS[verdict.result](work, verdict.findings)
    const text = [RESULTS[verdict.result], verdict.findings].filter(Boolean).join('：')
    const isSuggested = verdict.result !== 'passed' && (await suggest(work))
    return { text: isSuggested ? `${text}（${SUGGESTIONS.notCarriedOut}，建议督办）` : text, shared: false }
  },
})

const RESULTS = { passed: '核查通过', correct: '限期整改', redo: '重新办理' } as const

const FOLLOWS: Record<Verdict['result'], (work: Work, findings: string) => Promise<void>> = {
  async passed(work) {
    await stopAll(work, '核查通过', OTHERS)
    changePetition(work, { end_state: STATE.closed })
  },
  correct: haveCorrected,
  redo: (work, findings) => reopenCase(work, { ground: 'check', reason: findings, isReturned: true }),
}

/** What a dissatisfied petitioner says is borne out; answers whether the supervisors are asked anew. */
async function suggest(work: Work): Promise<boolean> {
  const rating = await readEvaluation(work, 'unit')
  if (rating?.value !== DISSATISFIED) return false
  const { db, caller, file, at } = work
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: getAnsweringStep(work).id }
  return (await suggestSupervision(db, of, 'notCarriedOut', at)) !== undefined
}

const OTHERS = CLOCK_TYPES.filter(type => type !== 'K20')

function ifHandler({ file, caller }: Situation): string | undefined {
  const isHandler = file.steps.some(({ row }) => row.handler_id === caller.holderId)
  return isHandler ? '经办人不能核查本人办理的信访件' : undefined
}

async function storeVerdict(work: Work, { result, findings, ...scores }: Verdict): Promise<void> {
  const { db, caller, at } = work
  const { procedure, substance, delivery, evaluation } = scores
  const items = { procedure, substance, delivery, evaluation }
  const points = Object.values(items)
  const score = Math.round(points.reduce((sum, each) => sum + each, 0) / points.length)
  await db
    .updateTable('closing_check')
    .set({ state: result, items: JSON.stringify(items), score, findings })
    .set({ checked_by: caller.personId, checked_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', (await checkOf(work))?.id ?? refuseRule('该件不在核查中，请刷新'))
    .execute()
}
