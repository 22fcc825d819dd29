import { Dialog } from '@portal/shared-lib/page'
import { useState } from 'react'
import { useCaseworkListsLeaversQuery } from '../api'
import rowActions from '../row-actions/row-actions.module.css'
import { HandOver } from './hand-over'
import { PersonSelect } from './person-select'

interface HandoverDialogProps {
  readonly onClose: () => void
  /** Work has been handed over. */
  readonly onDone: () => void
}

const WIDTH = 960

/** 离岗移交: everything that somebody of the department has goes to others, each piece to whom it is given. */
export default function HandoverDialog({ onClose, onDone }: HandoverDialogProps) {
  const { data: people = [] } = useCaseworkListsLeaversQuery({})
  const [leaverId, choose] = useState('')
  return (
    <Dialog title="离岗移交" width={WIDTH} onClose={onClose}>
      <div className={rowActions.form}>
        <p>移交后，该人员的待办和领导包案由接收人办理，其授权代审和代办随之结束。全部移交或者全部不移交。</p>
        <PersonSelect label="离岗人员" people={people} value={leaverId} onChange={choose} />
        {leaverId && <HandOver key={leaverId} leaverId={leaverId} onClose={onClose} onDone={onDone} />}
      </div>
    </Dialog>
  )
}
