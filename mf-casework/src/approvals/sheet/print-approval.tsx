import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Dialog, Loading, Trouble } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkPetitionQuery } from '../../api'
import { PrintDialog } from '../../print-dialog/print-dialog'
import styles from '../approvals.module.css'
import { ApprovalSheet } from './approval-sheet'

const TITLE = '打印审批单'

interface PrintApprovalProps {
  readonly approval: ApprovalAnswer
}

/** Prints how it was decided, for the file. */
export function PrintApproval({ approval }: PrintApprovalProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <button type="button" className={styles.print} onClick={() => open(true)}>
        {TITLE}
      </button>
      {isOpen && <SheetDialog approval={approval} onClose={() => open(false)} />}
    </>
  )
}

/** The sheet, to be printed once the case is here too. */
function SheetDialog({ approval, onClose }: PrintApprovalProps & { onClose: () => void }) {
  const { petitionNo, approvalId } = approval
  const { data, error, refetch } = useCaseworkPetitionQuery({ petitionNo }, { skip: !petitionNo })
  if (petitionNo && !data) {
    return (
      <Dialog title={TITLE} onClose={onClose}>
        {error ? <Trouble error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Dialog>
    )
  }
  const printed = petitionNo ? { what: 'approval' as const } : { what: 'approval' as const, of: approvalId, count: 1 }
  return (
    <PrintDialog title={TITLE} petitionNos={petitionNo ? [petitionNo] : []} printed={printed} onClose={onClose}>
      <ApprovalSheet approval={approval} petition={data} />
    </PrintDialog>
  )
}
