import { BOARD_COLUMNS } from '@portal/shared-lib/contract/rules/kanban'
import { type ListCondition, whereAddress } from '@portal/shared-lib/router'

const LIST = '/toDoManage/departToDo'

/** The lane of a person, or of a category. */
export interface LaneOf {
  readonly by: 'person' | 'category'
  readonly key: string
}

const is = (field: string, ...values: string[]): ListCondition => ({ field, operator: 'is', values })

const inLane = (field: string, { by, key }: LaneOf): ListCondition => {
  if (key === '') return { field, operator: 'empty', values: [] }
  return { field, operator: by === 'category' ? 'under' : 'is', values: [key] }
}

/** The list of what a figure of the board counts: of a column, of a lane in it. */
export function listBehind(column: string, lane?: LaneOf): string {
  const { types = [] } = BOARD_COLUMNS.find(({ key }) => key === column) ?? {}
  const isSent = types.length === 0
  const field = lane?.by === 'category' ? 'nrfl' : isSent ? 'applicantId' : 'blrId'
  const conditions = [...(isSent ? [] : [is('todoType', ...types)]), ...(lane ? [inLane(field, lane)] : [])]
  return whereAddress(LIST, conditions, isSent ? 'sent' : '')
}
