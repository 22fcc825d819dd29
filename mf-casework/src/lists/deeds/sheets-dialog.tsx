import { Dialog, Loading } from '@portal/shared-lib/page'
import { PrintDialog } from '../../print-dialog/print-dialog'
import { CaseSheet } from '../../record/case-sheet'
import { textOf } from '../row'
import type { DeedDialogProps } from './deed'
import { useSheets } from './use-sheets'

/** The registration sheets of the chosen petitions, to be printed once all of them are here. */
export default function SheetsDialog({ rows, onClose }: DeedDialogProps) {
  const petitions = useSheets([...new Set(rows.map(row => textOf(row, 'xfjbh')))])
  if (!petitions)
    return (
      <Dialog title="打印登记表" onClose={onClose}>
        <Loading />
      </Dialog>
    )
  return (
    <PrintDialog
      title={`打印登记表 ${petitions.length} 份`}
      petitionNos={petitions.map(({ petitionNo }) => petitionNo)}
      onClose={onClose}
    >
      {petitions.map(petition => (
        <CaseSheet key={petition.petitionNo} petition={petition} />
      ))}
    </PrintDialog>
  )
}
