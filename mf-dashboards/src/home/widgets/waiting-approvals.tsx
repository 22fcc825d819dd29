import { useCan } from '@portal/shared-lib'
import type { ApprovalsAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useState } from 'react'
import { useDashboardApprovalsQuery } from '../../api'
import styles from '../home.module.css'
import { DecideDialog, type Decision } from './decide-dialog'
import { WaitingRow } from './waiting-row'

const SHOWN = 8
const LIST = 'toDoManage/leaderApprovalList'

type Approval = ApprovalsAnswer['list'][number]

/** What was decided here, until it is asked for anew: sent back to the same person it bears another version. */
const decidedAs = ({ approvalId, version }: Approval) => `${approvalId} ${version}`

/** What waits for the user's decision, the most pressing first. */
export default function WaitingApprovals() {
  return useCan(LIST) ? <Waiting /> : null
}

function Waiting() {
  const { data, error, isLoading, refetch } = useDashboardApprovalsQuery({ limit: SHOWN })
  const [decided, setDecided] = useState<readonly string[]>([])
  const [asked, ask] = useState<{ approval: Approval; decision: Decision }>()
  const waiting = data?.list.filter(approval => !decided.includes(decidedAs(approval))) ?? []
  const total = data ? data.total - (data.list.length - waiting.length) : 0
  return (
    <Section title={total ? `待我审批（${total}件）` : '待我审批'}>
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data && total === 0 && <Empty />}
      <ul className={styles.rows}>
        {waiting.map(approval => (
          <ApprovalRow key={approval.approvalId} approval={approval} onAsk={decision => ask({ approval, decision })} />
        ))}
      </ul>
      {total > 0 && (
        <Link to={`/${LIST}`} className={styles.more}>
          全部待审批
        </Link>
      )}
      {asked && (
        <DecideDialog
          {...asked}
          onDone={() => setDecided([...decided, decidedAs(asked.approval)])}
          onClose={() => ask(undefined)}
        />
      )}
    </Section>
  )
}

interface RowProps {
  readonly approval: Approval
  readonly onAsk: (decision: Decision) => void
}

/** Decided in place where the list too lets it be agreed to without opening it. */
function ApprovalRow({ approval, onAsk }: RowProps) {
  const { url, lamp, remainingDays, dueAt, flags, title, typeName, batchSafe } = approval
  const [mayAgree, mayReturn] = [useCan('sp:approve'), useCan('sp:back')]
  return (
    <WaitingRow
      url={url}
      lamp={lamp}
      remainingDays={remainingDays}
      dueAt={dueAt}
      flags={flags}
      text={title}
      kind={typeName}
      {...(!batchSafe && { action: '审阅后审批', why: `${typeName}须逐件审阅，请打开办理` })}
    >
      {batchSafe && mayAgree && (
        <button type="button" className={styles.plainButton} aria-label={`同意${title}`} onClick={() => onAsk('agree')}>
          同意
        </button>
      )}
      {batchSafe && mayReturn && (
        <button type="button" className={styles.plainButton} aria-label={`退回${title}`} onClick={() => onAsk('back')}>
          退回
        </button>
      )}
    </WaitingRow>
  )
}
