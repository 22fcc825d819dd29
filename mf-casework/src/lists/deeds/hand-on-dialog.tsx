import { handOn } from '@portal/shared-lib/contract/calls/assignments'
import { useState } from 'react'
import { AssigneeList } from './assignee-list'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import { withTodos } from './several'
import { useDeed } from './use-deed'
import { Words } from './words'

/** Hands own to-dos on to a colleague of the organisation. */
export default function HandOnDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [personId, choose] = useState('')
  const [note, write] = useState('')
  const problemOf = () => {
    if (!personId) return '请选择人员'
    return note.trim().length < 2 ? '请填写转办说明' : ''
  }
  const deed = useDeed(props, problemOf, () => withTodos(handOn, rows, { personId, note: note.trim() }))
  return (
    <DeedFrame title={`转办 ${rows.length} 条待办`} {...deed} onClose={onClose}>
      <AssigneeList within="organisation" chosen={personId} onChoose={choose} />
      <Words label="转办说明" most={200} value={note} onChange={write} required />
    </DeedFrame>
  )
}
