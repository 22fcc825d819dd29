import type { TransferArgs } from '@portal/shared-lib/contract/calls/actions'
import { APPEAL, BY_PETITION, HANDED } from '@portal/shared-lib/contract/rules/actions/handing'
import type { ChosenUnit } from '../../../actions/form'
import { type Row, textOf } from '../../row'

/** How letters are transferred, each in the same way. */
export interface Transferred {
  readonly legalClass: TransferArgs['legalClass']
  /** DM_DRTJ; of appeals. */
  readonly route: string
  /** DM_BLFS. */
  readonly mode: string
  readonly receivers: readonly ChosenUnit[]
  readonly text: string
}

const TO_UNIT = '010100'
const MOST_TEXT = 1000

export const USUAL_TRANSFER: Transferred = {
  legalClass: APPEAL,
  route: BY_PETITION,
  mode: TO_UNIT,
  receivers: [],
  text: `现将该信访件转送你单位，${HANDED[0] ?? ''}`,
}

export function transferProblem({ legalClass, route, receivers, text }: Transferred): string {
  if (legalClass === APPEAL && !route) return '申诉求决类应选择导入途径'
  if (receivers.length === 0) return '请选择可接收的单位'
  const { length } = text.trim()
  return length === 0 || length > MOST_TEXT ? `请填写办理意见（1至${MOST_TEXT}字）` : ''
}

/** As the call is told it for one row. */
export const transferArgs = (row: Row, { legalClass, route, mode, receivers, text }: Transferred): TransferArgs => ({
  petitionNo: textOf(row, 'xfjbh'),
  version: Number(row.version),
  todoId: textOf(row, 'dbid'),
  legalClass,
  mode,
  text: text.trim(),
  route: legalClass === APPEAL ? route : '',
  receivers: receivers.map(({ orgId, isLead }) => ({ orgId, isLead })),
})
