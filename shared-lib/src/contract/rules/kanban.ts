import type { HANDLING_TODOS } from './todo-names'

type Handled = keyof typeof HANDLING_TODOS | 'registerOnline'

interface BoardColumn {
  readonly key: string
  readonly name: string
  /** The to-dos that lie in it; empty: what is with a leader for approval, which is no to-do of the department's. */
  readonly types: readonly Handled[]
}

/**
 * The columns of a department's board, as work goes through them. They are read off the open to-dos, so that the board
 * never says anything else than the lists.
 */
export const BOARD_COLUMNS: readonly BoardColumn[] = [
  { key: 'sort', name: '待分办', types: ['registerOnline', 'sort', 'revise', 'instructed'] },
  { key: 'sign', name: '待签收、待受理', types: ['signFor', 'returnSignFor', 'accept'] },
  { key: 'handle', name: '办理中', types: ['handle', 'coHandle', 'reopened', 'redo', 'dissatisfied', 'correct'] },
  { key: 'approval', name: '审批中', types: [] },
  { key: 'answer', name: '待送达、待报告', types: ['informExtension', 'deliver', 'report', 'reportUp', 'close'] },
  { key: 'check', name: '待核查', types: ['reportSignFor', 'closingCheck'] },
]

/** By what the board is cut into lanes: who has it, or what it is about. */
export const BOARD_LANES = ['person', 'category'] as const

/** So many cards of a lane are shown in a column; the rest stands in its list. */
export const BOARD_CARDS = 5

/** For so many days up to today it is told what came and what left. */
export const FLOW_DAYS = 30
