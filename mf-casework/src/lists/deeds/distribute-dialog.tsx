import { distribute } from '@portal/shared-lib/contract/calls/assignments'
import { useState } from 'react'
import { AssigneeList } from './assignee-list'
import type { DeedDialogProps } from './deed'
import { DeedFrame } from './deed-frame'
import { withTodos } from './several'
import { useDeed } from './use-deed'

/** Gives to-dos of the department to one of its people. */
export default function DistributeDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [personId, choose] = useState('')
  const deed = useDeed(
    props,
    () => (personId ? '' : '请选择人员'),
    () => withTodos(distribute, rows, { personId }),
  )
  return (
    <DeedFrame title={`分派 ${rows.length} 条待办`} {...deed} onClose={onClose}>
      <AssigneeList within="department" chosen={personId} onChoose={choose} />
    </DeedFrame>
  )
}
