import { STATE } from '../petitions/record/states'
import { type Column, figure } from './asked'
import { withCodes } from './conditions'

/** Where a petition stands that a unit has, by its states; the rest waits with an office. */
const BY_STATES = [
  ['待签收', STATE.toSign],
  ['退回待确认', STATE.returnAsked],
  ['待受理', STATE.signed],
  ['办理中', STATE.inHand, STATE.toRedo, STATE.reopened],
  ['中止', STATE.suspended],
  ['报告审批中', STATE.answerApproval],
  ['报告待签收', STATE.reported],
  ['待送达', STATE.answered],
] as const

/** What is open, a column for each stage. */
export const STAGES: readonly Column[] = BY_STATES.map(([name, ...states]) =>
  figure('M26', { id: `s${states[0]}`, path: [name], only: withCodes('xfjzt', 'fact.state', states) }),
)
