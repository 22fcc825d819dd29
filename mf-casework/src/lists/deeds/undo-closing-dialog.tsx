import { undoDirectClosing } from '@portal/shared-lib/contract/calls/actions'
import { useState } from 'react'
import { textOf } from '../row'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import { withEach } from './several'
import { useDeed } from './use-deed'
import { Words } from './words'

const LEAST = 10

/** Takes back the closing of letters that were closed in error. */
export default function UndoClosingDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [reason, write] = useState('')
  const deed = useDeed(
    props,
    () => (reason.trim().length < LEAST ? '请填写不少于10个字的理由' : ''),
    () =>
      withEach(undoDirectClosing, rows, row => ({
        petitionNo: textOf(row, 'xfjbh'),
        version: Number(row.version),
        reason: reason.trim(),
      })),
  )
  return (
    <DeedFrame title={`撤销 ${rows.length} 件信件的办结`} {...deed} onClose={onClose}>
      <Words label="撤销理由" most={500} value={reason} onChange={write} required />
    </DeedFrame>
  )
}
