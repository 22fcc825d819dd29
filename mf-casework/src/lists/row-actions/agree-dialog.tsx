import { send } from '@portal/shared-lib'
import { agreeMany } from '@portal/shared-lib/contract/calls/approvals'
import { MAX_AT_ONCE, MAX_OPINION, opinionProblem } from '@portal/shared-lib/contract/rules/approval'
import { idOf, type Row } from '../row'
import type { Outcome, RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { allFailed } from './several'

const ENTRIES = { opinion: { kind: 'words', label: '审批意见', max: MAX_OPINION, isCut: true } } as const

/** Agrees to approvals that need not be opened one by one. */
export default function AgreeDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  const problemOf = (opinion: string) =>
    rows.length > MAX_AT_ONCE ? `一次最多批量同意${MAX_AT_ONCE}件` : (opinionProblem(opinion) ?? '')
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`批量同意 ${rows.length} 件`}
      entries={ENTRIES}
      values={{ opinion: '同意。' }}
      problemOf={({ opinion }) => problemOf(opinion)}
      perform={({ opinion }) => agree(rows, opinion.trim())}
    />
  )
}

async function agree(rows: readonly Row[], opinion: string): Promise<Outcome> {
  const items = rows.map(row => ({ approvalId: idOf(row), version: Number(row.version) }))
  const { data, error } = await send(agreeMany, { items, opinion })
  if (error) return allFailed(rows, error.message)
  return { done: data.agreed, failed: data.failed.map(({ approvalId, reason }) => ({ id: approvalId, reason })) }
}
