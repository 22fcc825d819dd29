import { send } from '@portal/shared-lib'
import { agreeMany } from '@portal/shared-lib/contract/calls/approvals'
import { MAX_AT_ONCE, MAX_OPINION, opinionProblem } from '@portal/shared-lib/contract/rules/approval'
import { useState } from 'react'
import { idOf, type Row } from '../row'
import type { DeedDialogProps, Outcome } from './deed'
import { DeedFrame } from './deed-frame'
import { allFailed } from './several'
import { useDeed } from './use-deed'
import { Words } from './words'

/** Agrees to approvals that need not be opened one by one. */
export default function AgreeDialog(props: DeedDialogProps) {
  const { rows, onClose } = props
  const [opinion, write] = useState('同意。')
  const problemOf = () =>
    rows.length > MAX_AT_ONCE ? `一次最多批量同意${MAX_AT_ONCE}件` : (opinionProblem(opinion) ?? '')
  const deed = useDeed(props, problemOf, () => agree(rows, opinion.trim()))
  return (
    <DeedFrame title={`批量同意 ${rows.length} 件`} {...deed} onClose={onClose}>
      <Words label="审批意见" most={MAX_OPINION} value={opinion} onChange={write} />
    </DeedFrame>
  )
}

async function agree(rows: readonly Row[], opinion: string): Promise<Outcome> {
  const items = rows.map(row => ({ approvalId: idOf(row), version: Number(row.version) }))
  const { data, error } = await send(agreeMany, { items, opinion })
  if (error) return allFailed(rows, error.message)
  return { done: data.agreed, failed: data.failed.map(({ approvalId, reason }) => ({ id: approvalId, reason })) }
}
