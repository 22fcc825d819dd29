import { asPortalError, notify } from '@portal/shared-lib'
import type { ApprovalsAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { decisionProblem, MAX_OPINION } from '@portal/shared-lib/contract/rules/approval'
import { Button, Dialog } from '@portal/shared-lib/page'
import { useId, useState } from 'react'
import { useDashboardDecideMutation } from '../../api'
import styles from '../home.module.css'

export type Decision = 'agree' | 'back'

const WORDS = {
  agree: { name: '同意', label: '审批意见', usual: '同意。', done: '已同意' },
  back: { name: '退回', label: '退回意见', usual: '', done: '已退回' },
} as const

interface DialogProps {
  readonly approval: ApprovalsAnswer['list'][number]
  readonly decision: Decision
  readonly onDone: () => void
  readonly onClose: () => void
}

/** 同意 or 退回拟稿人 with its opinion, as the page of the approval does it. */
export function DecideDialog({ approval, decision, onDone, onClose }: DialogProps) {
  const { name, label, usual, done } = WORDS[decision]
  const { approvalId, version, title, typeName, applicant, applicantDept, onBehalf } = approval
  const [opinion, write] = useState<string>(usual)
  const [problem, tell] = useState('')
  const [decide, deciding] = useDashboardDecideMutation()
  const id = useId()
  const give = async () => {
    const wrong = decisionProblem({ decision, opinion })
    if (wrong) return tell(wrong)
    const { error } = await decide({ args: { approvalId, version, decision, opinion } })
    if (error) return tell(asPortalError(error).message)
    notify.success(done)
    onDone()
    onClose()
  }
  return (
    <Dialog title={`${name}${typeName}`} onClose={onClose}>
      <p>{title}</p>
      <p className={styles.aside}>
        {applicantDept} {applicant}送审{onBehalf && `，代${onBehalf}审批`}
      </p>
      <div className={styles.opinion}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={MAX_OPINION}
          value={opinion}
          onChange={({ target }) => write(target.value)}
        />
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div className={styles.foot}>
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" loading={deciding.isLoading} onClick={() => void give()}>
          {name}
        </Button>
      </div>
    </Dialog>
  )
}
