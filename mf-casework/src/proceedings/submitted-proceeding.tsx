import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Loading, Trouble } from '@portal/shared-lib/page'
import type { ReactNode } from 'react'
import { useCaseApprovalQuery } from '../approvals/api'
import { ApprovalWork } from '../approvals/page/approval-work'
import { proceedingOf } from './proceeding-of'

interface SubmittedProceedingProps {
  readonly approvalId: string
  readonly todoId: string
  /** What is read beside the draft, by the id of what it is about. */
  readonly beside: (proceedingId: string, approval: ApprovalAnswer) => ReactNode
}

/** What waits for the user's agreement, found by its id or by the to-do, beside what it is about. */
export function SubmittedProceeding({ beside, ...asked }: SubmittedProceedingProps) {
  const { currentData: data, error, refetch } = useCaseApprovalQuery(asked, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <ApprovalWork key={data.approvalId} approval={data} beside={beside(proceedingOf(data), data)} />
}
