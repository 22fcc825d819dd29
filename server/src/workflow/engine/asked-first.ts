import type { TodoType } from '../../petitions/todos/types'
import type { HeldTodo } from './permit'

/** What a to-do asks for before anything else that could be done out of it: codes of actions. */
const FIRST: Partial<Record<TodoType, readonly string[]>> = {
  sort: ['B4', 'C6'],
  instructed: ['B5'],
  returnSignFor: ['C3'],
  accept: ['C7'],
  coHandle: ['C9'],
  handle: ['D1'],
  redo: ['D7a', 'D1'],
  reopened: ['D1'],
  deliver: ['D3'],
  close: ['D4'],
  report: ['D5'],
  reportSignFor: ['D6'],
  closingCheck: ['D16'],
}

export const askedFirst = (held: readonly HeldTodo[]): string[] =>
  held.flatMap(({ type }) => FIRST[type as TodoType] ?? [])
