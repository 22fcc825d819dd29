import { type PortalError, send } from '@portal/shared-lib'
import { handOver, type WorkOfAnswer } from '@portal/shared-lib/contract/calls/assignments'

export type Work = WorkOfAnswer

/** Something that is handed over. */
export interface Item {
  /** Among to-dos and leader's cases alike. */
  readonly key: string
  /** Of the to-do, or of the leader's case. */
  readonly id: string
  readonly petitionNo: string
  /** What is to be done, or that a leader answers for it. */
  readonly task: string
  readonly summary: string
  readonly isLeaderCase: boolean
}

/** Who has each item from then on, by its key. */
export type Receivers = Readonly<Record<string, string>>

const LEADER_CASE = '领导包案'

export const itemsOf = ({ todos, leaderCases }: Work): Item[] => [
  ...todos.map(({ todoId, petitionNo, typeName, summary }) => ({
    key: `todo ${todoId}`,
    id: todoId,
    petitionNo,
    task: typeName,
    summary,
    isLeaderCase: false,
  })),
  ...leaderCases.map(({ caseId, petitionNo, summary }) => ({
    key: `case ${caseId}`,
    id: caseId,
    petitionNo,
    task: LEADER_CASE,
    summary,
    isLeaderCase: true,
  })),
]

/** How many items have no receiver yet. */
export const missing = (items: readonly Item[], receivers: Receivers): number =>
  items.filter(({ key }) => !receivers[key]).length

/** Hands everything over, all of it or nothing; answers why not, and about which item where it is about one. */
export async function handOverAll(leaverId: string, items: readonly Item[], receivers: Receivers) {
  const todos = items.filter(({ isLeaderCase }) => !isLeaderCase)
  const cases = items.filter(({ isLeaderCase }) => isLeaderCase)
  const personOf = ({ key }: Item) => receivers[key] ?? ''
  const { error } = await send(handOver, {
    leaverId,
    receivers: todos.map(item => ({ todoId: item.id, personId: personOf(item) })),
    leaders: cases.map(item => ({ caseId: item.id, personId: personOf(item) })),
  })
  return error && { text: error.message, key: keyOf(error, todos, cases) }
}

/** Refusals name the place in the list that was sent. */
function keyOf({ field = '' }: PortalError, todos: readonly Item[], cases: readonly Item[]): string {
  const [list, place] = field.split('.')
  const items = { receivers: todos, baldList: cases }[list ?? '']
  return items?.[Number(place)]?.key ?? ''
}
