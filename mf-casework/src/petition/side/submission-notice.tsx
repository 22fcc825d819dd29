import { notify, send } from '@portal/shared-lib'
import { withdraw } from '@portal/shared-lib/contract/calls/approvals'
import type { SubmissionsAnswer } from '@portal/shared-lib/contract/calls/cases'
import { readAgain } from '../../actions/panel/act'
import parts from '../../record/parts.module.css'
import styles from './side.module.css'

type Submission = SubmissionsAnswer[number]

interface SubmissionNoticeProps {
  readonly submission: Submission
  /** Goes on with what was sent back or withdrawn; undefined where the action cannot be done now. */
  readonly onRevise: (() => void) | undefined
}

const SENT_BACK = { returned: '已退回', withdrawn: '已撤回' } as const

/** What lies with a leader, or came back from one. */
export function SubmissionNotice({ submission, onRevise }: SubmissionNoticeProps) {
  const { state, typeName, applicant, submittedAt, asked, mayWithdraw, opinion } = submission
  if (state === 'approved') return null
  if (state === 'pending') {
    return (
      <div className={styles.notice} role="status">
        <p>
          {typeName}审批中：{applicant}于{submittedAt.slice(0, 16)}送审，待{asked.join('、') || '审批人'}审批
        </p>
        {mayWithdraw && (
          <button type="button" className={parts.quiet} onClick={() => void takeBack(submission)}>
            撤回送审
          </button>
        )}
      </div>
    )
  }
  if (!onRevise) return null
  return (
    <div className={styles.notice} role="status">
      <p>
        {typeName}
        {SENT_BACK[state]}
        {opinion && `：${opinion}`}
      </p>
      <button type="button" className={parts.quiet} onClick={onRevise}>
        在原稿上修改
      </button>
    </div>
  )
}

async function takeBack({ approvalId, typeName }: Submission): Promise<void> {
  const { error } = await send(withdraw, { approvalId })
  if (error) return notify.error(error.message)
  notify.success(`${typeName}已撤回送审`)
  readAgain()
}
