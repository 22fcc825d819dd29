import type { DepartmentBoardAnswer } from '@portal/shared-lib/contract/calls/kanban'

export type Board = DepartmentBoardAnswer
export type Lane = Board['lanes'][number]
export type Card = Board['cells'][number]['cards'][number]

/** A card and where it lies. */
export interface Placed {
  readonly card: Card
  readonly column: string
  readonly lane: string
}

/** Giving a card to somebody: by which call, or why not. */
export type Move = 'claim' | 'release' | 'distribute' | 'handOn' | { readonly refused: string }

const refuse = (refused: string): Move => ({ refused })

/** How a card comes into another person's lane. A head gives anybody's away, everybody else the own. */
export function moveOf({ column, lane }: Placed, to: Lane, lanes: readonly Lane[], isHead: boolean): Move {
  const isOwn = lanes.some(({ key, own }) => own && key === lane)
  if (column === 'approval') return refuse('审批中的事项不能改派，需先撤回审批')
  if (lane === to.key) return refuse('该事项已在此人名下')
  if (to.key === '') return isOwn ? 'release' : refuse('只能将自己名下的事项退回部门待办')
  if (lane === '' && to.own) return 'claim'
  if (isHead) return 'distribute'
  return isOwn ? 'handOn' : refuse('只有部门负责人可以分派他人的事项')
}
