import { transfer } from '@portal/shared-lib/contract/calls/actions'
import { APPEAL, LEGAL_CLASSES } from '@portal/shared-lib/contract/rules/actions/handing'
import type { Values } from '@portal/shared-lib/ui-form'
import { textOf } from '../../row'
import type { RowActionDialogProps } from '../row-action'
import { RowActionForm } from '../row-action-form'
import { withEach } from '../several'
import { transferArgs, transferProblem, USUAL_TRANSFER } from './transferred'

const TO_HAND_ON = /^010[1-9]00$/

/** Transfers several letters in the same way; each that is refused says why and stays as it was. */
export default function TransferDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  const [first] = rows
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`转送 ${rows.length} 件信访件`}
      entries={{
        legalClass: { kind: 'choice', label: '依法分类', options: LEGAL_CLASSES },
        route: {
          kind: 'coded',
          label: '导入途径',
          table: 'DM_DRTJ',
          isGiven: true,
          when: ({ legalClass }: Values) => legalClass === APPEAL,
        },
        mode: { kind: 'coded', label: '办理方式', table: 'DM_BLFS', codes: () => TO_HAND_ON, isGiven: true },
        receivers: { kind: 'receivers', label: '接收单位', petitionNo: first ? textOf(first, 'xfjbh') : '' },
        text: { kind: 'words', label: '办理意见', max: 1000, isCut: true, required: true },
      }}
      values={USUAL_TRANSFER}
      problemOf={transferProblem}
      perform={entered => withEach(transfer, rows, row => transferArgs(row, entered))}
    />
  )
}
